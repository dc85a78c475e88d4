export { afterNavigation, beforeNavigation, keepScroll } from './afterNavigation';
export { disableRouterFocus } from './disableRouterFocus';
export { manualScrollRestoration } from './manualScrollRestoration';
export { RouteWords } from './RouteWords';
