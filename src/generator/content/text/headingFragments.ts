import type { ElementContent, Root, RootContent } from 'hast';
import type { Root as Markdown } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { createSlugger } from './slug';

/** Words of a node without Markdown characters. */
export const textOf = (node: RootContent | ElementContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

interface Marked {
  readonly tree: Root;
  readonly fragments: readonly string[];
}

/** Gives each heading the fragment that it has beside the `given` ones; an answer after a colon does not count. */
export const withFragments = (tree: Root, given: readonly string[]): Marked => {
  const slugOf = createSlugger(given);
  const fragments: string[] = [];
  visit(tree, 'element', (node) => {
    if (!/^h[2-6]$/.test(node.tagName)) return;
    const fragment = slugOf(textOf(node).split(': ', 1)[0] ?? '');
    node.properties.id = fragment;
    fragments.push(fragment);
  });
  return { tree, fragments };
};

/** Fragments of a text's headings, in order, on a page with the given fragments of its own. */
export const fragmentsIn = (text: Readonly<Markdown>, given: readonly string[]): readonly string[] =>
  withFragments(toHast(text) as Root, given).fragments;
