import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '../../src/generator/content/text/headingFragments';

const isItem = (node: Element['children'][number]): boolean => node.type === 'element' && node.tagName === 'li';

/** Headings, links and lists of a text in order, a line each, to compare two parsers. */
export const outline = (tree: Root): readonly string[] => {
  const lines: string[] = [];
  visit(tree, 'element', (node: Element) => {
    const { tagName, properties, children } = node;
    if (/^h[1-6]$/.test(tagName)) lines.push(`${tagName} ${textOf(node).trim()}`);
    if (tagName === 'a') lines.push(`a ${String(properties.href)} ${textOf(node)}`);
    if (tagName === 'ul' || tagName === 'ol') lines.push(`${tagName} ${children.filter(isItem).length}`);
  });
  return lines;
};
