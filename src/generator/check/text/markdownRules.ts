import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { allowedSeen } from '../../../schemas/fields';
import { invisibleIn } from '../../../schemas/invisible';
import { type Problem, type ProblemText, quote } from '../../content/problem';
import type { ParsedRecord } from '../../content/records/readRecord';
import { allowedLink, plainWords, problemOfNode, writtenAs } from '../../content/text/textFields';
import { linkProblem } from '../links/linkRules';
import type { RuleContext } from '../rule';
import { wrongHeading } from './headings';
import { leftoverMarks } from './leftoverMarks';
import { lostMark } from './lostMarks';

const allowedBlocks = 'paragraphs, lists, quotations, tables and headings';

const htmlInMarkdown: readonly (readonly [RegExp, string])[] = [
  [/^<\p{L}+ [^=>]+>$/u, '"less than" and "more than"'],
  [/^<\/?(b|strong)\b/i, '**bold**'],
  [/^<\/?(i|em)\b/i, '*emphasis*'],
  [/^<\/?a\b/i, '[words](address)'],
  [/^<\/?h[1-6]\b/i, '## Heading'],
  [/^<\/?(ul|ol|li)\b/i, '- entry'],
  [/^<\/?(br|p|div)\b/i, 'an empty line between paragraphs'],
  [/^<!--/, 'nothing: comments belong into the commit message'],
];

const html = (value: string): ProblemText => {
  const instead = htmlInMarkdown.find(([tag]) => tag.test(value.trim()))?.[1] ?? 'plain Markdown';
  return { found: `raw HTML ${quote(value)}`, allowed: 'Markdown only', fix: `Write ${instead} instead.` };
};

const footnote: ProblemText = {
  found: 'a footnote',
  allowed: 'text without footnotes',
  fix: 'Say it in the sentence, or in a separate paragraph.',
};

/** Characters that a text node hides behind HTML codes. Those in the file itself are reported when it is read. */
const textFinding = (value: string): ProblemText | undefined => {
  if (/\^\[|\[\^/.test(value)) return footnote;
  const unseen = invisibleIn(value);
  return (
    unseen && {
      found: unseen.found,
      allowed: allowedSeen,
      fix: 'Remove the HTML code for it, such as &shy; or &#8203;.',
    }
  );
};

const withoutWords = (what: string): ProblemText => ({
  found: `${what} without words`,
  allowed: allowedBlocks,
  fix: 'Write the words, or remove it.',
});

/** What a text must not contain, by the kind of its node. */
const refusedNode = (node: Nodes, parent: Parents | undefined): ProblemText | undefined => {
  switch (node.type) {
    case 'html':
      return html(node.value);
    case 'image':
    case 'imageReference':
      return {
        found: 'a picture in the text',
        allowed: 'words alone; the only pictures are the covers of clinics and care options',
        fix: 'Remove it; say in words what it shows.',
      };
    case 'footnoteReference':
    case 'footnoteDefinition':
      return footnote;
    case 'definition':
      return {
        found: `the address of a link in a line of its own, which pages do not show: ${quote(node.url)}`,
        allowed: allowedLink,
        fix: 'Write the address between ( and ), right after the words that lead there.',
      };
    case 'text':
      return textFinding(node.value);
    case 'code':
      return {
        found: `a block of code: ${quote(node.value)}`,
        allowed: allowedBlocks,
        fix: 'Remove the spaces at the beginning of its lines, or the lines of ``` around it.',
      };
    case 'link':
      return plainWords(node).trim() === ''
        ? { ...withoutWords(`a link to ${quote(node.url)}`), allowed: allowedLink }
        : undefined;
    case 'blockquote':
      return node.children.length === 0 ? withoutWords('a quotation') : undefined;
    case 'listItem':
      if (node.children.length === 0) return withoutWords('an entry of a list');
      return typeof node.checked === 'boolean'
        ? { found: 'a box to tick', allowed: 'plain entries of a list', fix: 'Remove [ ] or [x] after the "- ".' }
        : undefined;
    case 'tableRow': {
      // Cells beyond the last column stick out of the table, and a short row has a hole.
      const columns = parent?.type === 'table' ? parent.children[0]?.children.length : undefined;
      return columns === undefined || node.children.length === columns
        ? undefined
        : {
            found: `a row of ${node.children.length} cells in a table of ${columns} columns`,
            allowed: 'as many cells in each row as in the first',
            fix: 'Add the missing cells, remove those beyond the last column, or add columns to the first two lines.',
          };
    }
    default:
      return undefined;
  }
};

/** The rules for every text: `refusedNode`, headings, links, and characters meant as Markdown. */
export const problemsOfMarkdown = ({ words }: ParsedRecord, { targets }: RuleContext): Problem[] => {
  const problems: Problem[] = [];
  for (const source of words) {
    let level = 1;
    visit(source.tree, (node, index = 0, parent) => {
      const add = (finding: ProblemText | undefined, linesAbove = 0): void => {
        if (finding) problems.push(problemOfNode(source, node, finding, linesAbove));
      };
      add(refusedNode(node, parent) ?? lostMark(node, source));
      if (node.type === 'link') add(linkProblem(node.url, source, targets));
      if (node.type === 'text')
        for (const mark of leftoverMarks(writtenAs(node, source), index > 0 || parent?.type !== 'paragraph'))
          add(...mark);
      if (node.type !== 'heading') return;
      const isNested = parent?.type !== 'root';
      add(wrongHeading(node, level, isNested, parent?.children[index + 1]));
      if (!isNested) level = node.depth;
    });
  }
  return problems;
};
