export { afterNavigation, beforeNavigation, keepScroll } from './afterNavigation';
export { ownFocus } from './ownFocus';
export { ownScroll } from './ownScroll';
export { RouteWords } from './RouteWords';
