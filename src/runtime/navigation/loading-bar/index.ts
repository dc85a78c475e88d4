export { LoadingBar } from './LoadingBar';
export { loadingState } from './loadingBarState';
