export { limitPreloads, noteBegun } from './limitPreloads';
export { createPreloadQueue } from './preloadQueue';
