/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Sizes, colors and breakpoints stand in src/theme and nowhere else. Allowed in place are ratios (`%`, `fr`, numbers)
 * and parts of the element's own text size (below 3em): bullets, room for a sign among words.
 */
const raw = [
  {
    what: 'a length',
    pattern: /(?<![\w.$}#-])-?(?:\d+\.?\d*|\.\d+)(?:px|r?lh|rem|ex|ch|pt|cm|mm|in|[sld]?v(?:w|h|i|b|min|max))\b/,
  },
  { what: 'a width in em', pattern: /(?<![\w.])(?:[3-9]|\d{2,})(?:\.\d+)?em\b/ },
  { what: 'a fluid size', pattern: /\bclamp\(/ },
  { what: 'a color', pattern: /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*[\d.]|\b(?:hwb|lab|lch|oklab|oklch)\(/i },
  { what: 'a line height', pattern: /^line-height:\s*[\d.]/ },
  { what: 'a letter spacing', pattern: /^letter-spacing:\s*-?(?:\.?[1-9]|[\d.]+em)/ },
] as const;

/** Lines of CSS: declarations, at-rules with a condition, and the rest of values that take more than one line. */
const isCss = (line: string): boolean =>
  /(?:^|[{;]\s*|\}\s+)-?-?[a-z][a-z-]*:\s/.test(line) ||
  /^@(?:media|container|supports)\b/.test(line) ||
  /[;,(]$/.test(line);

const isIconSize = (line: string): boolean => /\bsize=(?:"[\d.]+[a-z%]|\{\s*['"`\d])/.test(line);

/** Comments go, their line breaks stay, so that line numbers are those of the file. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '$1');

/** Code in the styles, such as a condition on a prop, may name tokens only; its own lengths count like CSS. */
const stylesIn = (text: string): readonly (readonly [number, string])[] => {
  const isStyled = /from 'styled-components'/.test(text);
  return withoutComments(text)
    .split('\n')
    .map((line, index) => [index + 1, line.trim()] as const)
    .filter(([, line]) => isIconSize(line) || (isStyled && isCss(line)));
};

const findRaw = (text: string): string[] =>
  stylesIn(text).flatMap(([number, line]) => {
    const what = isIconSize(line) ? 'an icon size' : raw.find(({ pattern }) => pattern.test(line))?.what;
    return what ? [`${number}: ${what}: ${line}`] : [];
  });

const source = join(__dirname, '..', '..', 'src');
const others = /^(?:theme|build|images|facts)\//;

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(source, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
  .filter((file) => !others.test(file));

const styled = (css: string): string => `import styled from 'styled-components';\nconst A = styled.p\`\n  ${css}\n\`;`;

it.each([
  'margin-top: 6px;',
  'margin: calc(-1 * 6px) auto;',
  'padding: 0 .5rem;',
  'max-width: 40em;',
  'height: 60vh;',
  'width: 100dvh;',
  'gap: clamp(1em, 2%, 2em);',
  'color: #000;',
  'color: rgba(0, 0, 0, .5);',
  'line-height: 1.5;',
  'letter-spacing: -.02em;',
  '@media (max-width: 720px) {',
  '@container (min-width: 34rem) {',
  '&:hover { margin: 2px; }',
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code as text
  "gap: ${({ $down }) => ($down ? '26px' : '28px')};",
  'border: 1px solid ${({ theme }) => theme.color.line};',
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code as text
])('finds %s', (css) => {
  expect(findRaw(styled(css))).toHaveLength(1);
});

it.each(['<Icon of={Check} size="20px" />', "<Icon of={Check} size={'1em'} />"])('finds %s', (code) => {
  expect(findRaw(code)).toHaveLength(1);
});

it.each([
  'margin: 0 auto;',
  'width: 100%;',
  'top: .62em;',
  'line-height: inherit;',
  'letter-spacing: 0;',
  'grid-template-columns: repeat(2, minmax(0, 1fr));',
  '/* 6px */',
  '@media print {',
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code as text
  'padding: ${({ theme }) => theme.space[4]} 0;',
  'margin: calc(-1 * ${({ theme }) => theme.space[4]});',
  'height: ${loadingBar.heightPx}px;',
  'background: rgba(${({ theme }) => theme.color.duskScrim}, .78);',
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code as text
])('lets pass %s', (css) => {
  expect(findRaw(styled(css))).toEqual([]);
});

it('sees the styles', () => {
  const lines = files.flatMap((file) => stylesIn(readFileSync(join(source, file), 'utf8')));
  expect(lines.length).toBeGreaterThan(1500);
});

it('finds no size, color or breakpoint outside the theme', () => {
  const found = files.flatMap((file) =>
    findRaw(readFileSync(join(source, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});
