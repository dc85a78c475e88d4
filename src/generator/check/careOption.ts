import type { Root, RootContent } from 'mdast';
import { addressedItems } from '../../facts/limits';
import { isSpecialty, specialties } from '../../facts/specialties';
import { careOptionSections } from '../../schemas/careOption';
import { nearest } from './nearest';
import { lineOfNode } from './nodes';
import { type Problem, quote } from './problem';
import type { Reading, WordsSource } from './readRecord';
import { type MarkdownSection, sectionsOf } from './sections';

const order = 'overview, what it addresses, how it works, why us, what to expect, call to action';

type Finding = Pick<Problem, 'found' | 'allowed' | 'mend'> & { readonly node: MarkdownSection['heading'] | undefined };

const count = (sections: readonly MarkdownSection[]): Finding[] =>
  sections.length === careOptionSections.length
    ? []
    : [
        {
          node: sections.at(-1)?.heading,
          found: `${sections.length} sections`,
          allowed: `exactly ${careOptionSections.length} headings with ##, in the order: ${order}`,
          mend: sections.length < careOptionSections.length ? 'Add the missing section.' : 'Join or remove a section.',
        },
      ];

/** "What it addresses": one list of seven. Of a section without text that is the one thing to say, and said of all texts. */
const addressed = (section: MarkdownSection | undefined): Finding[] => {
  if (!section || section.isEmpty) return [];
  const { heading, lists } = section;
  const items = lists.flatMap((list) => list.children).length;
  if (lists.length === 1 && !lists[0]?.ordered && items === addressedItems) return [];
  const kind = lists.length === 1 ? `one ${lists[0]?.ordered ? 'numbered ' : ''}list` : `${lists.length} lists`;
  return [
    {
      node: heading,
      found: `${kind} with ${items} items in the second section`,
      allowed: `one list of exactly ${addressedItems} items, each on a line that starts with "- "`,
      mend: items < addressedItems ? 'Add items to the list.' : 'Join the lists, or remove or join items.',
    },
  ];
};

/** "How it works": numbered steps. */
const steps = (section: MarkdownSection | undefined): Finding[] =>
  !section || section.isEmpty || section.lists.some((list) => list.ordered)
    ? []
    : [
        {
          node: section.heading,
          found: 'no numbered list in the third section',
          allowed: 'the steps as a numbered list',
          mend: 'Write the steps as lines that start with "1. ", "2. ", "3. ".',
        },
      ];

/** The page begins with its first section; words before it would not be shown. */
const beforeFirst = ({ children }: Root): RootContent[] => {
  const [first] = children;
  return !first || (first.type === 'heading' && first.depth === 2) ? [] : [first];
};

/** Six sections, the second with one list of seven items, the third with numbered steps (specification, section 2). */
const problemsOfSections = (source: WordsSource): Problem[] => {
  const { file, tree } = source;
  const sections = sectionsOf(tree);
  const wrongCount = count(sections);
  // With a section missing nobody knows which one is the second.
  const findings =
    wrongCount.length > 0
      ? wrongCount
      : [
          ...addressed(sections[careOptionSections.indexOf('addresses')]),
          ...steps(sections[careOptionSections.indexOf('howItWorks')]),
        ];
  return [
    ...beforeFirst(tree).map((node) => ({
      file,
      line: lineOfNode(source, node),
      field: 'text',
      found: 'text before the first section',
      allowed: `sections only, in the order: ${order}`,
      mend: 'Move it below the first heading with ##, or into lede.',
    })),
    ...findings.map(({ node, ...finding }) => ({
      file,
      line: lineOfNode(source, node),
      field: 'text',
      ...finding,
    })),
  ];
};

/** What a care option must fulfil beyond its schema. */
export const problemsOfCareOption = ({ id, folder, words }: Reading): Problem[] => {
  const meant = nearest(id, specialties);
  const unknown: Problem[] = isSpecialty(id)
    ? []
    : [
        {
          file: folder,
          line: 1,
          field: 'folder name',
          found: quote(id),
          allowed: specialties.join(', '),
          ...(meant && { nearest: meant }),
          mend: 'Name the folder after one of the specialties.',
        },
      ];
  return [...unknown, ...words.flatMap(problemsOfSections)];
};
