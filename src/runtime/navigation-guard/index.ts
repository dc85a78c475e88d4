export { guardLinks, guardNavigation } from './guardNavigation';
export { mendAddress } from './mendAddress';
