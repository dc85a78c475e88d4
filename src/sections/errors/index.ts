export { describeMissing, type Missing } from './describeMissing';
export { NotFoundSection } from './NotFoundSection';
export { notFoundPathScript } from './notFoundPathScript';
export { ServerErrorSection } from './ServerErrorSection';
