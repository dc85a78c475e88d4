import type { ElementContent, Root, RootContent } from 'hast';
import type { Root as Markdown } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { asId } from '../../../schemas/fields';

const numbered = (base: string, number: number): string => (number === 1 ? base : `${base}-${number}`);

/** Gives each of a text's headings a unique fragment, other than those `given`. */
const createSlugger = (given: readonly string[]): ((text: string) => string) => {
  const taken = new Set(given);
  const last = new Map<string, number>();
  return (text) => {
    const base = asId(text) || 'section';
    let number = (last.get(base) ?? 0) + 1;
    while (taken.has(numbered(base, number))) number += 1;
    last.set(base, number);
    taken.add(numbered(base, number));
    return numbered(base, number);
  };
};

/** Words of a node without Markdown characters. */
export const textOf = (node: RootContent | ElementContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

interface Marked {
  readonly tree: Root;
  readonly fragments: readonly string[];
}

/**
 * Gives each heading the fragment that it has on a page with the given fragments of its own; in "Time: seven weeks" the
 * answer after the colon does not count. Changes the tree.
 */
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

/**
 * Fragments of a text's headings, in order, on a page with the given fragments of its own. The check of links uses it.
 */
export const fragmentsIn = (text: Readonly<Markdown>, given: readonly string[]): readonly string[] =>
  withFragments(toHast(text) as Root, given).fragments;
