import { minifySync } from '@swc/core';
import { memoize } from '../memoize';

/** A script in fewer characters. Pages of the same template share their text. */
export const minify = memoize((script: string) => minifySync(script, { compress: true, mangle: true }).code.trim());

/** A page whose inline scripts are minified. Those with a type or an id, such as Gatsby's path of the page, stay. */
export const withMinifiedScripts = (html: string): string =>
  html.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, minify);
