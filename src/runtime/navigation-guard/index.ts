export { guardLinks, guardNavigation } from './guardNavigation';
