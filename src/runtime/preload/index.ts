export { limitPreloads } from './limitPreloads';
export { createPreloadQueue } from './preloadQueue';
