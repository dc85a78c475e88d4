export { ErrorBoundary } from './ErrorBoundary';
export { logOnce } from './logOnce';
export { PageBoundary } from './PageBoundary';
export type { PageError } from './pageError';
export { SectionBoundary, SectionError } from './SectionBoundary';
