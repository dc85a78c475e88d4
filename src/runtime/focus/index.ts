export { afterNavigation, beforeNavigation, keepScroll } from './afterNavigation';
export { disableRouterFocus } from './disableRouterFocus';
export { noteFolds, restoreFolds } from './folds';
export { manualScrollRestoration } from './manualScrollRestoration';
export { RouteWords } from './RouteWords';
