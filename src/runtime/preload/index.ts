export { limitPreloads } from './limitPreloads';
export { mendChunkMapping } from './mendChunkMapping';
export { createPreloadQueue } from './preloadQueue';
