export { handleLoads } from './handleLoads';
export { watchPageLoads } from './watchPageLoads';
