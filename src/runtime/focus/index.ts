export { afterNavigation, keepScroll } from './afterNavigation';
export { RouteWords } from './RouteWords';
