import type { Nodes, Root, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { allowedSeen } from '../../schemas/fields';
import { invisibleIn } from '../../schemas/invisible';
import { perFile } from '../content/perFile';
import { emptySection, isUnderlined, wrongHeading } from './headings';
import { leftoverMarks } from './leftoverMarks';
import { bracketedPath, type LinkTargets, problemOfLink } from './links';
import { lineOfNode, linesOf, textOf } from './nodes';
import { peekKeys } from './peek';
import { allowedLink, type Finding, type Problem, quote } from './problem';
import type { WordsSource } from './readRecord';

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** A parser's time grows with the square of these; a long page has a few dozen. */
const MARKS = /[*_~`[\]<&|]/g;
const MOST_MARKS = 1000;
/** A line that opens ten lists or quotations, each inside the one before. */
const DEEP = /^(?: *(?:>|(?:[-+*]|\d{1,9}[.)])(?= ))){10}/m;

const unreadable = (text: string): Finding | undefined => {
  const marks = text.match(MARKS)?.length ?? 0;
  if (marks > MOST_MARKS)
    return {
      found: `${marks} of the characters * _ ~ \` [ ] < & |`,
      allowed: `at most ${MOST_MARKS} of them in a text`,
      mend: 'Remove the marks that are not meant as formatting.',
    };
  if (DEEP.test(text))
    return {
      found: 'quotations or lists nested too deeply',
      allowed: 'fewer than ten levels',
      mend: 'Remove the marks at the beginning of the lines.',
    };
  return undefined;
};

/** The tree of a text, or a problem where no parser could be expected to read it. */
export const parseMarkdown = perFile((file, text, bodyLine): Readonly<Root> | Problem => {
  const problem = unreadable(text);
  return problem ? { file, line: bodyLine, field: 'text', ...problem } : fromMarkdown(text, options);
});

const wayWithout: readonly (readonly [RegExp, string])[] = [
  [/^<\/?(b|strong)\b/i, '**bold**'],
  [/^<\/?(i|em)\b/i, '*emphasis*'],
  [/^<\/?a\b/i, '[words](address)'],
  [/^<\/?h[1-6]\b/i, '## Heading'],
  [/^<\/?(ul|ol|li)\b/i, '- entry'],
  [/^<\/?(br|p|div)\b/i, 'an empty line between paragraphs'],
  [/^<!--/, 'nothing: comments belong into the commit message'],
];

const markdownWay = (html: string): string =>
  wayWithout.find(([tag]) => tag.test(html.trim()))?.[1] ?? 'plain Markdown';

const footnote: Finding = {
  found: 'a footnote',
  allowed: 'text without footnotes',
  mend: 'Say it in the sentence, or in a paragraph of its own.',
};
/** Meant as footnotes, but without what makes them one: they would stand in the text as they are. */
const FOOTNOTE = /\^\[|\[\^/;

/** Written as a code of HTML; what stands in the file itself is refused when it is read. */
const unseenIn = (text: string): Finding | undefined => {
  const unseen = invisibleIn(text);
  return (
    unseen && {
      found: unseen.found,
      allowed: allowedSeen,
      mend: 'Remove the code of HTML that stands for it, such as &shy; or &#8203;.',
    }
  );
};

const without = (what: string): Finding => ({
  found: `${what} without words`,
  allowed: 'words behind each mark at the beginning of a line',
  mend: 'Write the words, or remove the line.',
});

const refusedNode = (node: Nodes): Finding | undefined => {
  switch (node.type) {
    case 'html':
      return {
        found: `raw HTML ${quote(node.value)}`,
        allowed: 'Markdown only',
        mend: `Write ${markdownWay(node.value)} instead.`,
      };
    case 'image':
    case 'imageReference':
      return {
        found: 'a picture in the text',
        allowed: 'pictures only as cover.jpg of the record',
        mend: 'Remove it; say in words what it shows.',
      };
    case 'footnoteReference':
    case 'footnoteDefinition':
      return footnote;
    case 'text':
      return FOOTNOTE.test(node.value) ? footnote : unseenIn(node.value);
    case 'code':
      return {
        found: `a block of code: ${quote(node.value)}`,
        allowed: 'paragraphs, lists, quotations and headings',
        mend: 'Remove the spaces at the beginning of its lines, or the lines of ``` around it.',
      };
    case 'link':
      return textOf(node).trim() === ''
        ? {
            found: `a link without words to ${quote(node.url)}`,
            allowed: allowedLink,
            mend: 'Write between [ and ] where the link leads, or remove it.',
          }
        : undefined;
    case 'blockquote':
      return node.children.length === 0 ? without('a quotation') : undefined;
    case 'listItem':
      if (node.children.length === 0) return without('an entry of a list');
      return typeof node.checked === 'boolean'
        ? { found: 'a box to tick', allowed: 'plain list entries', mend: 'Remove [ ] or [x] behind the "- ".' }
        : undefined;
    default:
      return undefined;
  }
};

/** Cells beyond the last column stand beside the table, and a row too short has a hole. */
const wrongRow = ({ children }: TableRow, columns: number): Finding | undefined =>
  children.length === columns
    ? undefined
    : {
        found: `a row of ${children.length} cells in a table of ${columns} columns`,
        allowed: 'as many cells in each row as in the first',
        mend:
          children.length < columns
            ? 'Add the missing cells; an empty one is two | with a space between them.'
            : 'Remove or join cells, or add columns to the first two lines.',
      };

const FIELD = /^([a-z][\w-]*):(?:\s|$)/i;

/** A file pasted into itself: a line of ---, and behind it one of the file's own fields. */
const secondFrontMatter = ({ tree, value }: WordsSource): Nodes | undefined => {
  const names = peekKeys(value) ?? [];
  const { children } = tree;
  return children.find((node, index) => {
    const next = children[index + 1];
    const isLine = node.type === 'thematicBreak' || (node.type === 'heading' && isUnderlined(node));
    const name = next && FIELD.exec(textOf(next))?.[1];
    return isLine && name !== undefined && names.includes(name);
  });
};

const pastedTwice: Finding = {
  found: 'a second line of --- with fields below it',
  allowed: 'fields only at the beginning of the file, between the first two lines of ---',
  mend: 'Remove what was pasted a second time, fields and text.',
};

/**
 * What holds for every text: no raw HTML, no pictures, no skipped heading level, no link that leads nowhere, no
 * mark that would be shown as it stands.
 */
export const problemsOfMarkdown = (source: WordsSource, targets: LinkTargets): Problem[] => {
  const again = secondFrontMatter(source);
  if (again)
    return [{ file: source.file, line: lineOfNode(source, again) + linesOf(again) - 1, field: 'text', ...pastedTwice }];
  const problems: Problem[] = [];
  let level = 1;
  visit(source.tree, (node, index, parent) => {
    const line = lineOfNode(source, node);
    const add = (finding: Finding | undefined, linesAbove = 0): void => {
      if (finding) problems.push({ file: source.file, line: line + linesAbove, field: 'text', ...finding });
    };
    add(refusedNode(node));
    if (node.type === 'link' || node.type === 'definition') add(problemOfLink(node.url, source, targets));
    if (node.type === 'tableRow' && parent?.type === 'table')
      add(wrongRow(node, parent.children[0]?.children.length ?? 0));
    if (node.type === 'text') {
      const isWithinLine = index !== 0 || parent?.type !== 'paragraph';
      const own = source.body.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
      for (const { finding, linesAbove } of leftoverMarks(node, isWithinLine, { own, whole: source.body }))
        add(finding, linesAbove);
      add(bracketedPath(node.value, targets));
    }
    if (node.type === 'heading') {
      const isNested = parent?.type !== 'root';
      add(
        wrongHeading(node, level, isNested) ??
          (isNested ? undefined : emptySection(node, parent?.children[(index ?? 0) + 1])),
      );
      if (!isNested) level = node.depth;
    }
  });
  return problems;
};
