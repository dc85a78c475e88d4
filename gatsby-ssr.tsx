// By name: Gatsby passes over a file of which it cannot read what it exports.
export { onPreRenderHTML, onRenderBody, wrapPageElement } from './src/shell/server';
