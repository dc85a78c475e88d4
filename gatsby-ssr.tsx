// By name, because Gatsby ignores a file whose exports it cannot read.
export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/shell/server';
export { wrapPageElement } from './src/shell/wrapPageElement';
