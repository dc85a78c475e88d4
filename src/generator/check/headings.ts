import type { Heading, Link, Nodes } from 'mdast';
import { linesOf, textOf } from './nodes';
import { type Finding, quote } from './problem';

/** A heading in one line begins with #; the other kind is a paragraph right above a line of --- or ===. */
export const isUnderlined = (node: Nodes): boolean => linesOf(node) > 1;

const underlined = (node: Heading): Finding => ({
  found: `a line of ${node.depth === 1 ? '===' : '---'} right below words, which makes a heading of them: ${quote(textOf(node))}`,
  allowed: 'headings as "## Words"',
  mend: `Put an empty line between them, or remove the line${node.depth === 1 ? '' : ' of ---'}; for a heading, begin the words with "## ".`,
});

/** An address of which Markdown makes a link by itself. */
const isOwnWords = (link: Link): boolean =>
  ['', 'http://', 'mailto:'].some((scheme) => link.url === `${scheme}${textOf(link)}`);

/** Whether words lead somewhere: pages show most headings as words alone. */
const hasLink = (node: Nodes): boolean =>
  node.type === 'linkReference' ||
  (node.type === 'link' && !isOwnWords(node)) ||
  ('children' in node && node.children.some(hasLink));

/** A heading with nothing below it, not even a smaller one, would be a gap on the page. */
export const emptySection = ({ depth }: Heading, next: Nodes | undefined): Finding | undefined =>
  next !== undefined && (next.type !== 'heading' || next.depth > depth)
    ? undefined
    : {
        found: 'a section without text',
        allowed: 'at least one paragraph below each heading',
        mend: 'Write the text below the heading.',
      };

/** @param level of the heading before it, 1 for the page's own */
export const wrongHeading = (heading: Heading, level: number, isNested: boolean): Finding | undefined => {
  const { depth, children } = heading;
  if (isUnderlined(heading)) return underlined(heading);
  if (isNested)
    return {
      found: 'a heading inside a list or quotation',
      allowed: 'headings at the beginning of a line',
      mend: 'Write it as **bold** words, or take it out of the list or quotation.',
    };
  if (children.length === 0)
    return {
      found: 'a heading without words',
      allowed: 'words behind the #',
      mend: 'Write the words, or remove the line.',
    };
  if (children.some(hasLink))
    return {
      found: `a heading with a link: ${quote(textOf(heading))}`,
      allowed: 'headings of words alone',
      mend: 'Take the words out of [ and ] and remove the address; put the link into the text below.',
    };
  if (depth === 1)
    return {
      found: 'a heading with one #',
      allowed: 'headings with ## or more; the page’s own heading comes from the front matter',
      mend: 'Write ## instead of #.',
    };
  if (depth > level + 1)
    return {
      found: `a heading of level ${depth} after level ${level}`,
      allowed: `at most level ${level + 1} here`,
      mend: `Write ${'#'.repeat(level + 1)} instead of ${'#'.repeat(depth)}.`,
    };
  return undefined;
};
