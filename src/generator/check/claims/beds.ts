import type { Reading, WordsSource } from '../records/readRecord';
import { type Problem, quote } from '../report/problem';
import { passagesOf } from '../sources/passages';
import { CARDINAL, numbersIn } from './saidNumbers';

/** "12 beds", "twelve single beds", "doce camas". One bed is no count: "a bed" and "una cama" are said of any room. */
const BEDS = new RegExp(String.raw`(${CARDINAL}) (?:[\p{L}-]+ )?(?:beds|camas)(?![\p{L}\p{N}])`, 'giu');

const bedsIn = (source: WordsSource) =>
  passagesOf(source).flatMap(({ words, field, line }) =>
    numbersIn(words, BEDS).map((beds) => ({ ...beds, file: source.file, field, line })),
  );

/** No fact counts beds, so both languages are compared where both count them. */
export const problemsOfBeds = ({ words }: Reading): Problem[] => {
  const [ours = [], theirs = []] = words.map(bedsIn);
  const [first] = ours;
  return theirs
    .filter(({ number }) => first && !ours.some((each) => each.number === number))
    .map(({ file, line, field, said }) => ({
      file,
      line: line(),
      field,
      found: `${quote(said)}, which the other language does not say`,
      allowed: ours.map((each) => `${quote(each.said)} in ${each.file}:${each.line()}`).join(', '),
      fix: 'Write the same number of beds in both languages.',
    }));
};
