import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { ReviewView, SourceView } from '../../data/source';
import { freshness } from '../../facts/limits';
import type { Reviewer, Source } from '../../schemas/sources';
import { addMonths } from '../isoDay';
import type { ViewContext } from './context';
import { renderProse } from './markdown/renderProse';

/** `[cdc-flying]` or `[cdc-flying, nice-ng157]` after a claim, with the space before it. */
const marker = /\s*\[([a-z0-9]+(?:-[a-z0-9]+)*(?:,\s*[a-z0-9]+(?:-[a-z0-9]+)*)*)\]/g;

/** The keys of the sources that a match of the marker names. */
const keysOf = ([, keys = '']: RegExpExecArray): string[] => keys.split(/,\s*/);

/** The keys of all sources that a text cites. */
export const citedIn = (text: string): string[] => [...text.matchAll(marker)].flatMap(keysOf);

export interface Citations {
  readonly list: readonly SourceView[];
  /** The source with a key. Throws for an unknown key, which the check refuses. */
  source(key: string): SourceView;
  /** Plain words with markers, as HTML with links to the sources. */
  html(text: string): string;
  /** Plain words without their markers. */
  plain(text: string): string;
  /** Turns the markers of a prepared text into links. Changes the tree. */
  inTree(tree: Root): Root;
}

/** Citations of a record, numbered in the order of its sources. */
export const citationsOf = (
  { sources }: { readonly sources: readonly Source[] },
  { t }: Pick<ViewContext, 't'>,
): Citations => {
  const list = sources.map(({ key, ...source }, index) => ({ ...source, number: index + 1, id: `source-${key}` }));
  const source = (key: string): SourceView => {
    const found = list.find(({ id }) => id === `source-${key}`);
    if (!found) throw new Error(`No source "${key}"; the check should have refused it.`);
    return found;
  };
  const link = ({ number, id }: SourceView): Element => ({
    type: 'element',
    tagName: 'a',
    properties: {
      className: ['citation'],
      href: `#${id}`,
      // Without the title, since a label cannot say in which language a part of it is.
      ariaLabel: t('common:citation', { number }),
    },
    children: [{ type: 'text', value: String(number) }],
  });
  const split = (text: string): ElementContent[] => {
    const nodes: ElementContent[] = [];
    let end = 0;
    for (const match of text.matchAll(marker)) {
      if (match.index > end) nodes.push({ type: 'text', value: text.slice(end, match.index) });
      nodes.push(...keysOf(match).map((key) => link(source(key))));
      end = match.index + match[0].length;
    }
    if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) });
    return nodes;
  };
  return {
    list,
    source,
    html: (text) => renderProse(split(text)).html,
    plain: (text) => text.replace(marker, ''),
    inTree: (tree) => {
      visit(tree, 'text', (node: Text, index, parent) => {
        if (index === undefined || !parent || !new RegExp(marker).test(node.value)) return undefined;
        const nodes = split(node.value);
        (parent.children as ElementContent[]).splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      });
      return tree;
    },
  };
};

/** When a text was reviewed, by whom, and when the next review is due; days in words. */
export const reviewView = (
  { reviewed, reviewer }: { readonly reviewed: string; readonly reviewer: Reviewer },
  { format }: Pick<ViewContext, 'format'>,
): ReviewView => ({
  reviewed: format.day(reviewed),
  nextReview: format.day(addMonths(reviewed, freshness.reviewMonths.old)),
  ...(reviewer !== 'none' && { physician: { ...reviewer, day: format.day(reviewer.day) } }),
});
