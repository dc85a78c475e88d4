import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { type Problem, type ProblemText, quote } from '../../content/problem';

/** What a drawing may contain. Scripts, HTML, links and external pictures are refused. */
const elements = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath marker
  linearGradient radialGradient stop pattern clipPath mask filter feBlend feColorMatrix feComponentTransfer feFuncR
  feFuncG feFuncB feFuncA feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);

const NAMESPACE = 'http://www.w3.org/2000/svg';
const onlyParts = 'parts of a drawing: shapes, text, gradients, filters';
const onlyInside = 'references to the drawing itself, such as "#sun"';

/** CSS may load files, even when the word is written with escapes. */
const loads = (css: string): boolean => /@import|\\/i.test(css) || /url\(\s*(?!["']?#)/i.test(css);

const wrongAttribute = (name: string, value: string): ProblemText | undefined => {
  const found = quote(`${name}="${value}"`);
  if (/^on/i.test(name))
    return { found, allowed: 'no handlers: a drawing does nothing', fix: `Remove the attribute ${name}.` };
  // A namespace address is only a name; nothing is loaded from it.
  const refersOutside = /(^|:)href$/i.test(name)
    ? !value.trim().startsWith('#')
    : name === 'xml:base' || (!/^xmlns(:|$)/.test(name) && loads(value));
  if (!refersOutside) return undefined;
  return { found, allowed: onlyInside, fix: `Draw what it refers to into the file itself, or remove ${name}.` };
};

/**
 * What a drawing that can be opened by itself must not contain (SVG 2, section 2.2: dynamic interactive mode). Nothing
 * runs in it when `<img>` shows it, but opened by its address it is a page of the site.
 * @param svg the file's text
 */
export const findInDrawing = (svg: string): readonly (ProblemText & { readonly line: number })[] => {
  const found: (ProblemText & { readonly line: number })[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (finding: ProblemText): void => void found.push({ ...finding, line: parser.line });
  let depth = 0;
  let style = '';
  let isBroken = false;
  parser.on('doctype', () =>
    report({ found: 'a DOCTYPE', allowed: 'no DOCTYPE: it can name files and entities', fix: 'Remove the DOCTYPE.' }),
  );
  parser.on('processinginstruction', ({ target }) =>
    report({ found: `<?${target} …?>`, allowed: onlyParts, fix: `Remove the line that begins with <?${target}.` }),
  );
  parser.on('opentag', ({ name, uri, attributes }) => {
    depth += 1;
    if (uri !== NAMESPACE || !elements.has(name) || (depth === 1 && name !== 'svg'))
      report({
        found: `<${name}>`,
        allowed: depth === 1 ? `<svg xmlns="${NAMESPACE}"> around everything` : onlyParts,
        fix: `Remove <${name}>, or export the drawing again as plain SVG with paths.`,
      });
    if (depth === 1 && !attributes.viewBox)
      report({
        found: 'no viewBox',
        allowed: 'a viewBox, so that the drawing fits every size',
        fix: 'Add viewBox="0 0 <width> <height>" to the svg element.',
      });
    for (const { name: attribute, value } of Object.values(attributes)) {
      const wrong = wrongAttribute(attribute, value);
      if (wrong) report(wrong);
    }
    style = '';
  });
  for (const part of ['text', 'cdata'] as const)
    parser.on(part, (text) => {
      style += text;
    });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (name === 'style' && loads(style))
      report({ found: quote(style.trim()), allowed: onlyInside, fix: 'Remove @import, url() and backslashes.' });
    style = '';
  });
  parser.on('error', ({ message }) => {
    // What follows the first one is its consequence.
    if (!isBroken)
      report({
        found: `no XML: ${message.replace(/^\d+:\d+: |\.$/g, '')}`,
        allowed: 'well-formed XML',
        fix: 'Correct this line, or export the drawing again.',
      });
    isBroken = true;
  });
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
