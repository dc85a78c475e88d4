export { afterNavigation, beforeNavigation, keepScroll } from './afterNavigation';
export { ownFocus } from './ownFocus';
export { RouteWords } from './RouteWords';
