import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { isProblem } from '../../../src/generator/content/problem';
import { parseMarkdown } from '../../../src/generator/content/text/parseMarkdown';
import { transformMarkdown } from '../../../tools/markdown/transformMarkdown';
import { outline } from '../../../tools/markdown/treeOutline';
import { hostileMarkdown, hostileUnits } from '../../properties/hostile';

/** Nodes that the check refuses wherever they stand. */
const refused = new Set(['html', 'footnoteDefinition', 'footnoteReference']);

const isRefused = (tree: Markdown): boolean => {
  let found = false;
  visit(tree, (node) => {
    if (refused.has(node.type)) found = true;
  });
  return found;
};

/** What the check reads; undefined where it refuses the text. */
const asChecked = (text: string): readonly string[] | undefined => {
  const tree = parseMarkdown('a.md', text);
  return isProblem(tree) || isRefused(tree) ? undefined : outline(toHast(tree) as Root);
};

const content = '__tests__/site/content';

const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file): [string, string] => [
    file,
    readFileSync(join(content, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
  ]);

it.each(texts)('the check and the nodes read the same headings, links and lists in %s', async (_, text) => {
  const { htmlAst, headings } = await transformMarkdown(text);
  const lines = outline(htmlAst);
  expect(lines).toEqual(asChecked(text));
  expect(headings).toHaveLength(lines.filter((line) => /^h[1-6] /.test(line)).length);
});

const confusing = [...hostileMarkdown, ...hostileUnits.map((unit) => unit.repeat(1500))];

it.each(confusing.map((text): [string] => [text]))('and in what is made to confuse them: %j', async (text) => {
  const checked = asChecked(text);
  if (checked) expect(outline((await transformMarkdown(text)).htmlAst)).toEqual(checked);
});
