export * from './src/shell/browser';
export { wrapPageElement } from './src/shell/wrapPageElement';
