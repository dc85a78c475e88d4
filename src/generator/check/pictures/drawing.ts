import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { type Finding, type Problem, quote } from '../report/problem';

/** What a drawing may contain. Scripts, HTML, links and external pictures are refused. */
const elements = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath marker
  linearGradient radialGradient stop pattern clipPath mask filter feBlend feColorMatrix feComponentTransfer feFuncR
  feFuncG feFuncB feFuncA feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** CSS may load files, even when the word is written with escapes. */
const loads = (css: string): boolean => /@import|\\/i.test(css) || /url\(\s*(?!["']?#)/i.test(css);

/** Whether an attribute runs a script or refers to something outside of the drawing. */
const isRefused = (name: string, value: string): boolean => {
  if (/(^|:)href$/i.test(name)) return !value.trim().startsWith('#');
  // A namespace address is only a name; nothing is loaded from it.
  return /^on|^xml:base$/i.test(name) || (!/^xmlns(:|$)/.test(name) && loads(value));
};

/**
 * What a drawing that can be opened by itself must not contain (SVG 2, section 2.2: dynamic interactive mode). Nothing
 * runs in it when `<img>` shows it, but opened by its address it is a page of the site.
 * @param svg the file's text
 */
export const findInDrawing = (svg: string): readonly (Finding & { readonly line: number })[] => {
  const found: (Finding & { readonly line: number })[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (finding: Finding): void => void found.push({ ...finding, line: parser.line });
  const refuse = (what: string): void =>
    report({
      found: what,
      allowed: `one <svg xmlns="${NAMESPACE}"> with shapes, text, gradients and filters, and references to them, such as "#sun"`,
      fix: `Remove ${what}, or export the drawing again as plain SVG with paths.`,
    });
  let depth = 0;
  let style = '';
  // It can name files and entities.
  parser.on('doctype', () => refuse('the DOCTYPE'));
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target} …?>`));
  parser.on('opentag', ({ name, uri, attributes }) => {
    depth += 1;
    if (uri !== NAMESPACE || !elements.has(name) || (depth === 1 && name !== 'svg')) refuse(`<${name}>`);
    if (depth === 1 && !attributes.viewBox)
      report({
        found: 'no viewBox',
        allowed: 'a viewBox, so that the drawing fits every size',
        fix: 'Add viewBox="0 0 <width> <height>" to the svg element.',
      });
    for (const attribute of Object.values(attributes))
      if (isRefused(attribute.name, attribute.value)) refuse(quote(`${attribute.name}="${attribute.value}"`));
    style = '';
  });
  for (const part of ['text', 'cdata'] as const)
    parser.on(part, (text) => {
      style += text;
    });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (name === 'style' && loads(style)) refuse(quote(style.trim()));
    style = '';
  });
  parser.on('error', ({ message }) =>
    report({
      found: message.replace(/^\d+:\d+: /, ''),
      allowed: 'well-formed XML',
      fix: 'Correct this line, or export the drawing again.',
    }),
  );
  parser.write(svg).close();
  return found;
};

/** @param cover path of the drawing, relative to the project */
export const problemsOfDrawing = (root: string, cover: string): Problem[] =>
  findInDrawing(readFileSync(join(root, cover), 'utf8')).map((finding) => ({
    file: cover,
    field: 'cover',
    ...finding,
  }));
