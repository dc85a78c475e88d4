export { handleLoads } from './handleLoads';
export { failOnServerError, watchPageLoads } from './watchPageLoads';
