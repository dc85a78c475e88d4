import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { classifyOwnUrl } from '../../../client/address';
import type { ProseSection, ProseView } from '../../../data/prose';
import { site } from '../../../facts/site';
import { textOf, withFragments } from '../../content/text/headingFragments';
import { keepCompounds } from './compounds';

interface ProseWords {
  /** Visible hint after a link that leaves the site. */
  readonly externalSite: string;
}

const isElement = (node: RootContent | ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

const markLinks = (tree: Root, words: ProseWords): void => {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return;
    const judged = classifyOwnUrl(String(node.properties.href ?? ''), [site.url]);
    if (judged.kind !== 'external') return;
    node.properties.rel = ['noopener', 'noreferrer'];
    node.children.push({
      type: 'element',
      tagName: 'span',
      properties: { className: ['external-hint'] },
      children: [{ type: 'text', value: ` (${words.externalSite})` }],
    });
  });
};

/**
 * Prepares a text for pages: fragments for headings, hints for links that leave the site.
 * @param text as gatsby-transformer-remark has it; raw HTML and bad links have been refused before
 * @param given fragments of the page itself, which headings do not get
 */
export const prepareProse = (text: Readonly<Root>, given: readonly string[], words: ProseWords): Root => {
  // Fragments first: they must not contain the words of the hints.
  const { tree } = withFragments(structuredClone(text), given);
  markLinks(tree, words);
  return tree;
};

/**
 * Nodes of a prepared text or list item as HTML, trimmed, short compounds on one line; an empty text when there are no
 * nodes.
 */
export const renderProse = (nodes: readonly (RootContent | ElementContent)[]): ProseView => {
  const tree: Root = { type: 'root', children: nodes.filter((node) => node.type !== 'doctype') as RootContent[] };
  visit(tree, 'text', (node, _, parent) => {
    // Code stays unchanged, because visitors copy it.
    if (!(parent?.type === 'element' && parent.tagName === 'code')) node.value = keepCompounds(node.value);
  });
  return { html: toHtml(tree).trim() };
};

interface RawSection {
  readonly id: string;
  readonly title: string;
  readonly nodes: RootContent[];
}

/** Splits a prepared text at its headings of one level; `intro` is what comes before the first. */
export const splitSections = (
  tree: Pick<Root, 'children'>,
  level: 'h2' | 'h3' = 'h2',
): { intro: RootContent[]; sections: RawSection[] } => {
  const intro: RootContent[] = [];
  const sections: RawSection[] = [];
  for (const node of tree.children) {
    if (isElement(node, level))
      sections.push({ id: String(node.properties.id), title: textOf(node).trim(), nodes: [] });
    else (sections.at(-1)?.nodes ?? intro).push(node);
  }
  return { intro, sections };
};

/**
 * A prepared text for text pages: what comes before the first "## ", then the sections in order. A section’s `html` has
 * no heading, because pages write it themselves from `title`, with the fragment `id`.
 */
export const renderSections = (tree: Root): { intro: ProseView; sections: ProseSection[] } => {
  const { intro, sections } = splitSections(tree);
  return {
    intro: renderProse(intro),
    sections: sections.map(({ id, title, nodes }) => ({ id, title, ...renderProse(nodes) })),
  };
};

/** Splits a section at its first list of the given kind: text before it, its items, text after it. */
export const liftList = (
  nodes: readonly RootContent[],
  kind: 'ul' | 'ol',
): { before: ProseView; items: ElementContent[][]; after: ProseView } => {
  const index = nodes.findIndex((node) => isElement(node, kind));
  const list = nodes[index];
  if (index < 0 || !list || !isElement(list, kind))
    return { before: renderProse(nodes), items: [], after: renderProse([]) };
  return {
    before: renderProse(nodes.slice(0, index)),
    items: list.children.flatMap((child) => (isElement(child, 'li') ? [child.children] : [])),
    after: renderProse(nodes.slice(index + 1)),
  };
};
