import type { Heading, List, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import type { Language } from '../../facts/locales';
import { type LinkTargets, problemOfLink } from './links';
import { type Problem, quote } from './problem';

export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const wayWithout: readonly (readonly [RegExp, string])[] = [
  [/^<\/?(b|strong)\b/i, '**bold**'],
  [/^<\/?(i|em)\b/i, '*emphasis*'],
  [/^<\/?a\b/i, '[words](address)'],
  [/^<\/?h[1-6]\b/i, '## Heading'],
  [/^<\/?(ul|ol|li)\b/i, '- entry'],
  [/^<\/?(br|p|div)\b/i, 'an empty line between paragraphs'],
  [/^<!--/, 'nothing: comments belong into the commit message'],
];

const markdownWay = (html: string): string => wayWithout.find(([tag]) => tag.test(html.trim()))?.[1] ?? 'plain Markdown';

export interface MarkdownPlace {
  readonly file: string;
  readonly language: Language;
  /** Line of the file on which the text begins. */
  readonly bodyLine: number;
}

/** What holds for every text: no raw HTML, no pictures, no skipped heading level, no link that leads nowhere. */
export const problemsOfMarkdown = (tree: Root, place: MarkdownPlace, targets: LinkTargets): Problem[] => {
  const problems: Problem[] = [];
  const lineOf = (node: { position?: { start: { line: number } } | undefined }): number =>
    (node.position?.start.line ?? 1) + place.bodyLine - 1;
  const add = (node: RootContent, problem: Omit<Problem, 'file' | 'line' | 'field'>): void => {
    problems.push({ file: place.file, line: lineOf(node), field: 'text', ...problem });
  };

  visit(tree, (node) => {
    if (node.type === 'html')
      add(node, {
        found: `raw HTML ${quote(node.value)}`,
        allowed: 'Markdown only',
        mend: `Write ${markdownWay(node.value)} instead.`,
      });
    if (node.type === 'image' || node.type === 'imageReference')
      add(node, {
        found: 'a picture in the text',
        allowed: 'pictures only as cover.jpg of the record',
        mend: 'Remove it; say in words what it shows.',
      });
    if (node.type === 'link' || node.type === 'definition') {
      const problem = problemOfLink(node.url, place.language, targets);
      if (problem) add(node, problem);
    }
  });

  let level = 1;
  for (const heading of tree.children.filter((node): node is Heading => node.type === 'heading')) {
    if (heading.depth === 1)
      add(heading, {
        found: 'a heading with one #',
        allowed: 'headings with ## or more; the page’s own heading comes from the front matter',
        mend: 'Write ## instead of #.',
      });
    else if (heading.depth > level + 1)
      add(heading, {
        found: `a heading of level ${heading.depth} after level ${level}`,
        allowed: `at most level ${level + 1} here`,
        mend: `Write ${'#'.repeat(level + 1)} instead of ${'#'.repeat(heading.depth)}.`,
      });
    level = heading.depth;
  }
  return problems;
};

export interface MarkdownSection {
  readonly heading: Heading;
  readonly lists: readonly List[];
}

/** The text's "## " sections with the lists that stand directly in them. */
export const sectionsOf = (tree: Root): MarkdownSection[] => {
  const sections: { heading: Heading; lists: List[] }[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push({ heading: node, lists: [] });
    else if (node.type === 'list') sections.at(-1)?.lists.push(node);
  }
  return sections;
};
