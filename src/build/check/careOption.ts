import { languages } from '../../facts/locales';
import { isSpecialty, specialties } from '../../facts/specialties';
import { addressedItems, type CareOptionFacts, type CareOptionWords, careOptionSections } from '../../schemas/careOption';
import { sectionsOf } from './markdown';
import { nearest } from './nearest';
import { type Problem, quote } from './problem';
import type { ParsedRecord, WordsSource } from './readRecord';

const order = 'overview, what it addresses, how it works, why us, what to expect, call to action';

/** Six sections, the second with one list of seven items, the third with numbered steps (specification, section 2). */
const problemsOfSections = (source: WordsSource): Problem[] => {
  const sections = sectionsOf(source.tree);
  const at = (line: number | undefined): number => (line ?? 1) + source.bodyLine - 1;
  const base = { file: source.file, field: 'text' };
  if (sections.length !== careOptionSections.length)
    return [
      {
        ...base,
        line: at(sections.at(-1)?.heading.position?.start.line),
        found: `${sections.length} sections`,
        allowed: `exactly ${careOptionSections.length} headings with ##, in the order: ${order}`,
        mend: sections.length < careOptionSections.length ? 'Add the missing section.' : 'Join or remove a section.',
      },
    ];
  const problems: Problem[] = [];
  const addresses = sections[careOptionSections.indexOf('addresses')];
  const items = addresses?.lists.flatMap((list) => list.children) ?? [];
  if (addresses && (addresses.lists.length !== 1 || items.length !== addressedItems))
    problems.push({
      ...base,
      line: at(addresses.heading.position?.start.line),
      found: `${addresses.lists.length} lists with ${items.length} items in the second section`,
      allowed: `one list with exactly ${addressedItems} items`,
      mend: items.length < addressedItems ? 'Add items to the list.' : 'Remove or join items.',
    });
  const steps = sections[careOptionSections.indexOf('howItWorks')];
  if (steps && !steps.lists.some((list) => list.ordered))
    problems.push({
      ...base,
      line: at(steps.heading.position?.start.line),
      found: 'no numbered list in the third section',
      allowed: 'the steps as a numbered list',
      mend: 'Write the steps as lines that start with "1. ", "2. ", "3. ".',
    });
  return problems;
};

/** What a care option must fulfil beyond its schema. */
export const problemsOfCareOption = ({
  record,
  wordsSource,
}: ParsedRecord<CareOptionFacts, CareOptionWords>): Problem[] => {
  const meant = nearest(record.id, specialties);
  const unknown: Problem[] = isSpecialty(record.id)
    ? []
    : [
        {
          file: record.folder,
          line: 1,
          field: 'folder name',
          found: quote(record.id),
          allowed: specialties.join(', '),
          ...(meant && { nearest: meant }),
          mend: 'Name the folder after one of the specialties.',
        },
      ];
  return [...unknown, ...languages.flatMap((language) => problemsOfSections(wordsSource[language]))];
};
