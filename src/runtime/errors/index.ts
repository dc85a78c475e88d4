export { ErrorBoundary } from './ErrorBoundary';
export { logOnce } from './logOnce';
export { PageBoundary } from './PageBoundary';
export { SectionBoundary, SectionError } from './SectionBoundary';
