export { guardLinks, guardNavigation } from './guardNavigation';
export { normalizeUrl } from './normalizeUrl';
