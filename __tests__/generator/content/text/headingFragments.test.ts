import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { isProblem } from '../../../../src/generator/content/problem';
import { fragmentsIn } from '../../../../src/generator/content/text/headingFragments';
import { parseMarkdown } from '../../../../src/generator/content/text/parseMarkdown';
import { prepareProse } from '../../../../src/generator/pageData/markdown/renderProse';

const parsed = (text: string) => {
  const tree = parseMarkdown('a.md', text);
  if (isProblem(tree)) throw new Error(tree.found);
  return tree;
};
const fragments = (text: string, given: readonly string[] = []) => fragmentsIn(parsed(text), given);

test.each<[string, string[]]>([
  ['Words alone.', []],
  ['## How we are paid', ['how-we-are-paid']],
  ['## ¿Qué abarca?\n\n### Año *uno*, `dos`', ['que-abarca', 'ano-uno-dos']],
  ['## Time\n\n## Time\n\n### Time', ['time', 'time-2', 'time-3']],
  ['## Time\n\n## Time 2\n\n## Time', ['time', 'time-2', 'time-3']],
  ['## 東京\n\n## …', ['section', 'section-2']],
])('%j', (text, expected) => expect(fragments(text)).toEqual(expected));

test('a heading leaves what the page itself has to the page', () => {
  expect(fragments('## Prices\n\n## Location\n\n## Rooms', ['prices', 'location'])).toEqual([
    'prices-2',
    'location-2',
    'rooms',
  ]);
});

test('pages have what links may name, and hints behind links are no part of it', () => {
  const text = '## Prices\n\n### See [them](https://example.org)';
  const html = toHtml(prepareProse(toHast(parsed(text)) as Root, ['prices'], { externalSite: 'opens another site' }));
  expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['prices-2', 'see-them']);
  expect(fragments(text, ['prices'])).toEqual(['prices-2', 'see-them']);
});
