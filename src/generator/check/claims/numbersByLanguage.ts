import { type Problem, quote } from '../../content/problem';
import type { ParsedRecord, WordsSource } from '../../content/records/readRecord';
import { blocksOf, type TextField } from '../../content/text/textFields';
import { CARDINAL, numbersIn } from './numbersInProse';

const DIGITS = /(?<![\p{L}\p{N}.,-])(\d+(?:,\d{3})+|\d+(?:\.\d+)?)(?![\p{L}\p{N}])/gu;
/** English "once" is no eleven, and "twenty-five" is neither twenty nor five. */
const WORDS = new RegExp(`(?!once|\\d)(?<!-)(${CARDINAL})(?![\\p{L}\\p{N}-])`, 'giu');
const EVERY = new RegExp(`(${CARDINAL})(?![\\p{L}\\p{N}])`, 'giu');
/** Without keys of sources, addresses what only one language converts, such as 38 °C (100.4 °F), and first days for a flight, which facts hold. */
const plain = (words: string): string =>
  words.replace(/\[[^\]]*\]|por ciento|\([^)]*(?:°F|ft)\)|(?:before day|antes del día) \d+/gu, '');
const digitsIn = (words: string): string[] =>
  [...plain(words).matchAll(DIGITS)].map(([, number = '']) => number.replaceAll(',', ''));
/** "a" and "two" are said of many things; from four on, a word is a count. */
const countsIn = (words: string): string[] =>
  numbersIn(plain(words), WORDS).flatMap(({ number }) => (number > 3 ? [String(number)] : []));

const numbersOf = ({ words }: TextField): string[] => [...digitsIn(words), ...countsIn(words)];
const isIn =
  ({ words }: TextField) =>
  (number: string): boolean =>
    [...digitsIn(words), ...numbersIn(words, EVERY).map((each) => String(each.number))].includes(number);

/** Texts of the front matter by their path; those below it by their place, which is the same only where there are as many. */
const placesOf = (source: WordsSource): ReadonlyMap<string, TextField> => {
  const named = blocksOf(source).filter(({ path }) => path?.[0] !== 'otherNames');
  const below = named.filter(({ path }) => !path);
  return new Map(
    named.map((block) => [block.path ? block.field : `${below.indexOf(block)} of ${below.length}`, block]),
  );
};

/** A dose, a day or a figure that one language has and the other does not: a reader of one would be told something else. */
export function* problemsOfNumbersByLanguage({ words }: ParsedRecord): Iterable<Problem> {
  const [ours, ...others] = words.map(placesOf);
  for (const [place, block] of ours ?? [])
    for (const other of others.flatMap((theirs) => theirs.get(place) ?? [])) {
      const [here, there] = [numbersOf(block), numbersOf(other)];
      // A number where the other language has none is held by its source, or is a word there.
      if (here.length === 0 || there.length === 0) continue;
      const number = there.find((each) => !isIn(block)(each)) ?? here.find((each) => !isIn(other)(each));
      if (number !== undefined)
        yield other.problem({
          found: `${quote(other.words)}, and only one language says ${number}`,
          allowed: 'the same numbers in each language',
          fix: 'Look the number up in the source, and correct the language that is wrong.',
        });
    }
}
