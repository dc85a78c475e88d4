export { NotFoundSection } from './NotFoundSection';
export { notFoundPathScript } from './notFoundPathScript';
export { ServerErrorSection } from './ServerErrorSection';
