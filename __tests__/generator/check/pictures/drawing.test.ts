import { findInDrawing } from '../../../../src/generator/check/pictures/drawing';
import { clinic } from '../paths';
import { contentReports } from '../reports';

const open = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">';
const withLine = (line: string): string => `${open}\n<path d="M0 0h9v9z"/>\n${line}\n</svg>`;

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['a script of another name space', '<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>', '<x:script>'],
  ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', '<foreignObject>'],
  ['a picture', '<image href="data:image/png;base64,AAAA"/>', '<image>'],
  ['a link', '<a href="https://example.com"><path d="M0 0"/></a>', '<a>'],
  ['an animation of an address', '<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
  ['a handler', '<path onload="alert(1)" d="M0 0"/>', '"onload="alert(1)""'],
  ['a handler in capitals', '<path ONCLICK="alert(1)" d="M0 0"/>', '"ONCLICK="alert(1)""'],
  ['a part of another file', '<use href="other.svg#sun"/>', '"href="other.svg#sun""'],
  [
    'the same the older way',
    '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="//x.test/a.svg#b"/>',
    '"xlink:href=',
  ],
  ['a gradient of another file', '<path fill="url(https://x.test/a.svg#b)" d="M0 0"/>', '"fill="url('],
  ['a style that loads', '<style>@import "https://x.test/a.css";</style>', '"@import'],
  ['a font from elsewhere', '<style>@font-face{src:url(//x.test/f.woff2)}</style>', '"@font-face'],
  ['a loading address behind an escape', '<style>path{fill:u\\72l(//x.test)}</style>', '"path{fill'],
  ['a base address', '<g xml:base="https://x.test/"><path d="M0 0"/></g>', '"xml:base='],
])('refuses %s, by its line', (_what, line, found) => {
  const [first] = findInDrawing(withLine(line));
  expect(first?.found.slice(0, found.length)).toBe(found);
  expect(first?.line).toBe(3);
  expect(first?.fix).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ['a DOCTYPE with an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>\n${open}</svg>`, 'a DOCTYPE'],
  [
    'a style sheet of elsewhere',
    `<?xml-stylesheet href="https://x.test/a.css"?>\n${open}</svg>`,
    '<?xml-stylesheet …?>',
  ],
  ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"></svg>', 'no viewBox'],
  ['HTML in place of a drawing', '<html xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"></html>', '<html>'],
  ['a file that breaks off', `${open}<path d="M0 0`, 'no XML: unclosed tag: svg'],
])('refuses %s', (_what, svg, found) => expect(findInDrawing(svg).map((each) => each.found)).toContain(found));

test('takes shapes, gradients, filters, styles of its own and references to itself', () => {
  const fine = `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>
    <filter id="b"><feGaussianBlur stdDeviation="4"/></filter></defs>
    <style>.c{fill:url(#a)}</style><title>Sun</title>
    <path id="p" class="c" filter="url(#b)" d="M0 0h9v9z"/><use href="#p"/>`;
  expect(findInDrawing(withLine(fine))).toEqual([]);
});

const { reports } = contentReports();
const cover = `${clinic}/cover.jpg`;

test('a clinic may have a drawing, and the report names file and line', () =>
  reports(
    (content) => {
      content.remove(cover);
      content.write(`${clinic}/cover.svg`, withLine('<script>alert(1)</script>'));
    },
    { file: `${clinic}/cover.svg`, line: 3, field: 'cover', found: '<script>', fix: 'Remove <script>' },
  ));

test('a drawing that is too small', () =>
  reports(
    (content) => {
      content.remove(cover);
      content.write(`${clinic}/cover.svg`, withLine('').replaceAll('1600', '160').replaceAll('1000', '100'));
    },
    { file: `${clinic}/cover.svg`, field: 'cover', found: '160 x 100 pixels', fix: 'Set width, height and viewBox' },
  ));
