import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { type Problem, quote } from '../../content/problem';
import type { ParsedRecord, WordsSource } from '../../content/records/readRecord';
import { citableSentencesOf } from '../../content/text/textFields';
import { CARDINAL, numbersIn } from './numbersInProse';

/** "12 beds", "twelve single beds", "doce camas". One bed is no count: "a bed" and "una cama" are said of any room. */
const BEDS = new RegExp(
  String.raw`(${CARDINAL}) (?:[\p{L}-]+ )?${inAnyLanguage({ en: 'beds', es: 'camas' })}(?![\p{L}\p{N}])`,
  'giu',
);

const bedCountsIn = (source: WordsSource) =>
  citableSentencesOf(source).flatMap(({ words, problem }) =>
    numbersIn(words, BEDS).map((beds) => ({ ...beds, problem })),
  );

/** No fact counts beds, so languages are compared with the first where both count them. */
export function* problemsOfBedCounts({ words }: ParsedRecord): Iterable<Problem> {
  const [ours = [], ...others] = words.map(bedCountsIn);
  const theirs = others.flat();
  if (ours.length === 0) return;
  const isSaid = ({ number }: { number: number }): boolean => ours.some((each) => each.number === number);
  for (const { said, problem } of theirs.filter((beds) => !isSaid(beds))) {
    const finding = {
      found: `${quote(said)}, which the other language does not say`,
      fix: 'Write the same number of beds in both languages.',
    };
    const places = ours.map((each) => {
      const { file, line } = each.problem({ ...finding, allowed: '' });
      return `${quote(each.said)} in ${file}:${line}`;
    });
    yield problem({ ...finding, allowed: places.join(', ') });
  }
}
