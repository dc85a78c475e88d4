import { isSpecialty } from '../../facts/specialties';
import { lineOfNode, textOf } from './markdown';
import { peekList, peekText } from './peek';
import { type Problem, quote } from './problem';
import type { Reading, WordsSource } from './readRecord';
import { oneOf } from './rules';

/** A quotation is shown as words, not as Markdown: marks in it would be read aloud and seen. */
const onlyWords = ({ file, tree, bodyLine }: WordsSource): Problem[] =>
  tree.children
    .filter((node) => node.type !== 'paragraph' || node.children.some(({ type }) => type !== 'text'))
    .map((node) => ({
      file,
      line: lineOfNode({ bodyLine }, node),
      field: 'text',
      found: `Markdown (${node.type === 'paragraph' ? 'bold, emphasis, a link or the like' : node.type})`,
      allowed: 'plain paragraphs, parted by an empty line',
      mend: 'Remove the marks and leave the words.',
    }));

/** One pair of marks around everything; words that begin with one quotation and end with another are something else. */
const QUOTED = /^(?:"[^"]*"|“[^“”]*”|«[^«»]*»)$/;

const withoutMarks = ({ file, tree, bodyLine }: WordsSource): Problem[] => {
  const text = tree.children.map(textOf).join('\n').trim();
  return QUOTED.test(text)
    ? [
        {
          file,
          line: lineOfNode({ bodyLine }, tree.children[0]),
          field: 'text',
          found: `words in quotation marks: ${quote(text)}`,
          allowed: 'the words alone; the page shows that somebody says them',
          mend: 'Remove the first and the last quotation mark.',
        },
      ]
    : [];
};

/** What a testimonial must fulfil beyond its schema: a clinic that exists and offers the care option. */
export const problemsOfTestimonial = ({ facts, words }: Reading, clinics: readonly Reading[]): Problem[] => {
  const problems = words.flatMap((source) => [...onlyWords(source), ...withoutMarks(source)]);
  const clinic = peekText(facts?.value, 'clinic');
  if (!facts || clinic === undefined) return problems;
  const ids = clinics.map(({ id }) => id);
  const unknown = oneOf(facts, ['clinic'], clinic, ids, 'the id of a clinic');
  const offered = peekList(clinics.find(({ id }) => id === clinic)?.facts?.value, 'specialties');
  const areKnown = offered.length > 0 && offered.every(isSpecialty);
  const careOption = peekText(facts.value, 'careOption');
  if (!isSpecialty(careOption) || !areKnown) return [...problems, ...unknown];
  return [
    ...problems,
    ...unknown,
    ...oneOf(facts, ['careOption'], careOption, offered.filter(isSpecialty), `a specialty of the clinic ${clinic}`),
  ];
};
