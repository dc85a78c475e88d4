import type { Heading, List, Root } from 'mdast';
import { addressedItems } from '../../../facts/limits';
import { type CareOptionSection, careOptionSections } from '../../../schemas/careOption';
import type { ProcedureSection } from '../../../schemas/procedure';
import type { WordsSource } from '../records/readRecord';
import type { Problem } from '../report/problem';
import { problemOfNode } from './nodes';

interface MarkdownSection {
  readonly heading: Heading;
  /** Lists directly in the section. */
  readonly lists: readonly List[];
}

/** The text's "## " sections. */
const sectionsOf = ({ children }: Root): MarkdownSection[] => {
  const starts = children.flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []));
  return starts.map((start, index) => ({
    heading: children[start] as Heading,
    lists: children.slice(start, starts[index + 1]).filter((node): node is List => node.type === 'list'),
  }));
};

const careOptionNames: Readonly<Record<CareOptionSection, string>> = {
  overview: 'overview',
  addresses: 'what it addresses',
  howItWorks: 'how it works',
  whyUs: 'why us',
  whatToExpect: 'what to expect',
  callToAction: 'call to action',
};

const procedureNames: Readonly<Record<ProcedureSection, string>> = {
  done: 'what is done',
  known: 'what is known',
  notKnown: 'what is not known',
};

/** Sections with ##, nothing before the first one, and as many as the page has places for. */
const wrongCount = (source: WordsSource, sections: readonly MarkdownSection[], names: readonly string[]): Problem[] => {
  const [first] = source.tree.children;
  if (first && first !== sections[0]?.heading)
    return [
      problemOfNode(source, first, {
        found: 'text before the first section',
        allowed: 'sections only, each below a heading with ##',
        fix: 'Move it below the first heading with ##, or into lede.',
      }),
    ];
  if (sections.length === names.length) return [];
  return [
    problemOfNode(source, sections.at(-1)?.heading, {
      found: `${sections.length} sections`,
      allowed: `exactly ${names.length} headings with ##, in the order: ${names.join(', ')}`,
      fix: 'Add the missing section, or join or remove one.',
    }),
  ];
};

/** Three sections: what is done, what is known, what is not known. */
export const problemsOfProcedureSections = (source: WordsSource): Problem[] =>
  wrongCount(source, sectionsOf(source.tree), Object.values(procedureNames));

/** Six sections, the second with one list of seven items, the third with numbered steps (R2.10). */
export const problemsOfCareOptionSections = (source: WordsSource): Problem[] => {
  const sections = sectionsOf(source.tree);
  const wrong = wrongCount(source, sections, Object.values(careOptionNames));
  // With a section missing, it is unclear which one is the second.
  if (wrong.length > 0) return wrong;
  const problems: Problem[] = [];
  const addressed = sections[careOptionSections.indexOf('addresses')];
  const lists = addressed?.lists ?? [];
  const items = lists.flatMap(({ children }) => children).length;
  if (lists.length !== 1 || lists[0]?.ordered || items !== addressedItems)
    problems.push(
      problemOfNode(source, addressed?.heading, {
        found: `${lists.length} ${lists[0]?.ordered ? 'numbered ' : ''}${lists.length === 1 ? 'list' : 'lists'} with ${items} items in the second section`,
        allowed: `one list of exactly ${addressedItems} items, each on a line that starts with "- "`,
        fix: 'Add, remove or join items, all in one list without numbers.',
      }),
    );
  const works = sections[careOptionSections.indexOf('howItWorks')];
  if (!works?.lists.some((list) => list.ordered))
    problems.push(
      problemOfNode(source, works?.heading, {
        found: 'no numbered list in the third section',
        allowed: 'the steps as a numbered list',
        fix: 'Write the steps as lines that start with "1. ", "2. ", "3. ".',
      }),
    );
  return problems;
};
