import type { Heading, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { type ProblemText, quote } from '../../content/problem';
import { plainWords } from '../../content/text/textFields';

/** Whether words contain a link. Markdown turns a bare address into a link by itself. */
const hasLink = (heading: Heading): boolean => {
  let found = false;
  visit(heading, (node) => {
    const isOwnWords =
      node.type === 'link' && ['', 'http://', 'mailto:'].some((start) => node.url === start + plainWords(node));
    if (node.type === 'linkReference' || (node.type === 'link' && !isOwnWords)) found = true;
  });
  return found;
};

const allowed = 'headings as "## Words" at the beginning of a line, with text below';

/**
 * What is wrong with a heading.
 * @param level of the previous heading, 1 for the page's own
 * @param next the node below it; when there is none, or a heading that is not smaller, the page has a gap
 */
export const wrongHeading = (
  heading: Heading,
  level: number,
  isNested: boolean,
  next: Nodes | undefined,
): ProblemText | undefined => {
  const { depth, position } = heading;
  const words = plainWords(heading);
  // A one-line heading begins with #. The other kind is a paragraph right above a line of --- or ===.
  if (position && position.end.line > position.start.line)
    return {
      found: `a line of ${depth === 1 ? '===' : '---'} right below words, which makes a heading of them: ${quote(words)}`,
      allowed,
      fix: 'Put an empty line between them, or remove the line; for a heading, begin the words with "## ".',
    };
  if (isNested)
    return {
      found: 'a heading inside a list or quotation',
      allowed,
      fix: 'Write it as **bold** words, or take it out of the list or quotation.',
    };
  if (words.trim() === '')
    return { found: 'a heading without words', allowed, fix: 'Write the words, or remove the line.' };
  if (hasLink(heading))
    return {
      found: `a heading with a link: ${quote(words)}`,
      allowed,
      fix: 'Take the words out of [ and ] and remove the address; put the link into the text below.',
    };
  if (depth === 1 && /^\d/.test(words))
    return {
      found: `a number sign that makes a heading: ${quote(words)}`,
      allowed,
      fix: 'Write "No." instead of #, or put a backslash before it: \\#.',
    };
  if (depth === 1)
    return {
      found: 'a heading with one #',
      allowed: 'headings with ## or more; the page’s own heading comes from the front matter',
      fix: 'Write ## instead of #.',
    };
  if (depth > level + 1)
    return {
      found: `a heading of level ${depth} after level ${level}`,
      allowed: `at most level ${level + 1} here`,
      fix: `Write ${'#'.repeat(level + 1)} instead of ${'#'.repeat(depth)}.`,
    };
  return next === undefined || (next.type === 'heading' && next.depth <= depth)
    ? { found: 'a section without text', allowed, fix: 'Write the text below the heading.' }
    : undefined;
};
