import type { Heading, List, Root, RootContent } from 'mdast';
import { addressedItems } from '../../../facts/limits';
import { careOptionSections } from '../../../schemas/careOption';
import { procedureSections } from '../../../schemas/procedure';
import type { Problem } from '../../content/problem';
import { kinds } from '../../content/records/folders';
import type { ParsedRecord, WordsSource } from '../../content/records/readRecord';
import { plainWords, problemOfNode } from '../../content/text/textFields';
import { isProse } from '../languages/wrongLanguage';

interface MarkdownSection {
  readonly heading: Heading;
  readonly lists: readonly List[];
}

/** The text's "## " sections. */
const sectionsOf = ({ children }: Root): MarkdownSection[] => {
  const starts = children.flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []));
  return starts.map((start, index) => ({
    heading: children[start] as Heading,
    lists: children.slice(start, starts[index + 1]).filter((node) => node.type === 'list'),
  }));
};

/** The second section of a care option has one list of seven items, the third numbered steps (R2.10). */
function* wrongLists(source: WordsSource, sections: readonly MarkdownSection[]): Iterable<Problem> {
  const addressed = sections[careOptionSections.indexOf('addresses')];
  const { lists = [] } = addressed ?? {};
  const items = lists.flatMap(({ children }) => children).length;
  if (lists.length !== 1 || lists[0]?.ordered || items !== addressedItems)
    yield problemOfNode(source, addressed?.heading, {
      found: `${lists.length} ${lists[0]?.ordered ? 'numbered ' : ''}${lists.length === 1 ? 'list' : 'lists'} with ${items} items in the second section`,
      allowed: `one list of exactly ${addressedItems} items, each on a line that starts with "- "`,
      fix: 'Add, remove or join items, all in one list without numbers.',
    });
  const works = sections[careOptionSections.indexOf('howItWorks')];
  if (!works?.lists.some((list) => list.ordered))
    yield problemOfNode(source, works?.heading, {
      found: 'no numbered list in the third section',
      allowed: 'the steps as a numbered list',
      fix: 'Write the steps as lines that start with "1. ", "2. ", "3. ".',
    });
}

/** Texts that break off: sections are missing at the end. */
export const lostSections = (reading: ParsedRecord): Problem[] => {
  const wanted = reading.kind === 'procedure' ? procedureSections : careOptionSections;
  const isShort = ({ file }: Problem): boolean =>
    reading.words.some((source) => source.file === file && sectionsOf(source.tree).length < wanted.length);
  return [...problemsOfSections(reading)].filter(isShort);
};

const hasEnd = (text: string): boolean => /[.!?…:][\p{Pe}\p{Pf}"]*$|\][.)]*$/u.test(text);

/** The last paragraph, or the last entry of a list whose others end as sentences do. */
const endOf = (last: RootContent | undefined): string => {
  if (last?.type === 'paragraph') return plainWords(last).trimEnd();
  const entries = last?.type === 'list' ? last.children.map((entry) => plainWords(entry).trimEnd()) : [];
  const end = entries.pop();
  return end !== undefined && entries.length > 0 && entries.every(hasEnd) ? end : '.';
};

/** A text that ends within a sentence: the file was cut off. */
export function* problemsOfEnds({ kind, words }: ParsedRecord): Iterable<Problem> {
  const hasSections = kind === 'procedure' || kind === 'care-option';
  for (const source of words) {
    const last = source.tree.children.at(-1);
    const end = endOf(last);
    // A name or an address may stand alone, though never as the last section of a treatment.
    if (((hasSections || isProse(end)) && !hasEnd(end)) || /[,;(–-]$/.test(end))
      yield problemOfNode(source, last, {
        found: `a last sentence without an end: "…${end.slice(-40)}"`,
        allowed: 'text that ends with a period, a question mark or an exclamation mark',
        fix: 'Write the sentence to its end; where the file breaks off, restore its end from git.',
      });
  }
}

/** Sections with ##, nothing before the first one, and as many as the page has places for. */
export function* problemsOfSections({ kind, words }: ParsedRecord): Iterable<Problem> {
  const wanted = kind === 'procedure' ? procedureSections : careOptionSections;
  for (const source of words) {
    const sections = sectionsOf(source.tree);
    const [first] = source.tree.children;
    if (first && first !== sections[0]?.heading)
      yield problemOfNode(source, first, {
        found: 'text before the first section',
        allowed: 'sections only, each below a heading with ##',
        fix: 'Move it below the first heading with ##, or into lede.',
      });
    else if (sections.length !== wanted.length)
      yield problemOfNode(source, sections.at(-1)?.heading, {
        found: `${sections.length} sections`,
        allowed: kinds[kind].text,
        fix:
          sections.length < wanted.length
            ? 'Add the missing section; where the file breaks off, restore its end from git.'
            : 'Join or remove one.',
      });
    // With a section missing, it is unclear which one is the second.
    else if (kind === 'care-option') yield* wrongLists(source, sections);
  }
}
