export { logOnce } from './logOnce';
export { PageBoundary } from './PageBoundary';
export type { PageError } from './pageError';
export { SectionBoundary } from './SectionBoundary';
