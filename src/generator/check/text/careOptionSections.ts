import type { Heading, List, Root } from 'mdast';
import { addressedItems } from '../../../facts/limits';
import { careOptionSections } from '../../../schemas/careOption';
import type { WordsSource } from '../records/readRecord';
import type { Finding, Problem } from '../report/problem';
import { problemOfNode } from './nodes';

interface MarkdownSection {
  readonly heading: Heading;
  /** Lists directly in it. */
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

/** Six sections, the second with one list of seven items, the third with numbered steps (specification, section 2). */
export const problemsOfSections = (source: WordsSource): Problem[] => {
  const { tree } = source;
  const sections = sectionsOf(tree);
  const problem = (section: MarkdownSection | undefined, finding: Finding): Problem =>
    problemOfNode(source, section?.heading, finding);
  const problems: Problem[] = [];
  const [first] = tree.children;
  if (first && first !== sections[0]?.heading)
    problems.push(
      problemOfNode(source, first, {
        found: 'text before the first section',
        allowed: 'sections only, each below a heading with ##',
        fix: 'Move it below the first heading with ##, or into lede.',
      }),
    );
  // With a section missing nobody knows which one is the second.
  if (sections.length !== careOptionSections.length)
    return [
      ...problems,
      problem(sections.at(-1), {
        found: `${sections.length} sections`,
        allowed: `exactly ${careOptionSections.length} headings with ##, in the order: overview, what it addresses, how it works, why us, what to expect, call to action`,
        fix: 'Add the missing section, or join or remove one.',
      }),
    ];
  const addressed = sections[careOptionSections.indexOf('addresses')];
  const lists = addressed?.lists ?? [];
  const items = lists.flatMap(({ children }) => children).length;
  if (lists.length !== 1 || lists[0]?.ordered || items !== addressedItems)
    problems.push(
      problem(addressed, {
        found: `${lists.length} ${lists[0]?.ordered ? 'numbered ' : ''}${lists.length === 1 ? 'list' : 'lists'} with ${items} items in the second section`,
        allowed: `one list of exactly ${addressedItems} items, each on a line that starts with "- "`,
        fix: 'Add, remove or join items, all in one list without numbers.',
      }),
    );
  const works = sections[careOptionSections.indexOf('howItWorks')];
  if (!works?.lists.some((list) => list.ordered))
    problems.push(
      problem(works, {
        found: 'no numbered list in the third section',
        allowed: 'the steps as a numbered list',
        fix: 'Write the steps as lines that start with "1. ", "2. ", "3. ".',
      }),
    );
  return problems;
};
