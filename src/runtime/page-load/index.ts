export { handleLoads } from './handleLoads';
export { failOnUnreadable, watchPageLoads } from './watchPageLoads';
