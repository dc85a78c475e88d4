export * from './src/shell/server';
export { wrapPageElement } from './src/shell/wrapPageElement';
