export { ErrorBoundary } from './ErrorBoundary';
export { logOnce } from './logOnce';
export { PageBoundary, SiteBoundary } from './PageBoundary';
export { SectionBoundary, SectionError } from './SectionBoundary';
