// By name: Gatsby passes over a file of which it cannot read what it exports.
export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/shell/server';
export { wrapPageElement } from './src/shell/wrapPageElement';
