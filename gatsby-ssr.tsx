// By name: Gatsby passes over a file of which it cannot read what it exports.
export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapPageElement } from './src/shell/server';
