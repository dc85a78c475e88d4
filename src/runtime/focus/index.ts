export { afterNavigation, beforeNavigation, keepScroll } from './afterNavigation';
export { RouteWords } from './RouteWords';
