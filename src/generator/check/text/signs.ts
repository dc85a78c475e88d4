import signs from '../../../theme/fonts/signs.json';
import { textsIn } from '../records/fieldAccess';
import type { Reading } from '../records/readRecord';
import { type Finding, type Problem, quote } from '../report/problem';
import { passagesOf } from './nodes';

/** First and last code point of each range of signs that the fonts have. */
const ranges = `${signs.first},${signs.others}`.split(',').map((range) => {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((point) => Number.parseInt(point, 16));
  return { first, last };
});

const isDrawn = (sign: string): boolean => {
  const point = sign.codePointAt(0) ?? 0;
  return sign < ' ' || ranges.some(({ first, last }) => point >= first && point <= last);
};

const findingOf = (text: string): Finding | undefined => {
  const missing = [...new Set(text)].filter((sign) => !isDrawn(sign));
  if (missing.length === 0) return undefined;
  return {
    found: quote(missing.join(' ')),
    allowed: 'signs that the fonts have; others look different from the words around them',
    fix: 'Write another sign, or add it to src/theme/fonts/signs.json and run tools/fonts/subset.py.',
  };
};

/** Signs that the site's fonts do not have. */
export function* problemsOfSigns({ facts, words }: Reading): Iterable<Problem> {
  for (const { path, text } of textsIn(facts.value)) {
    const finding = findingOf(text);
    if (finding) yield facts.problemAt(path, finding);
  }
  for (const piece of words.flatMap(passagesOf)) {
    const finding = findingOf(piece.words);
    if (finding) yield piece.problem(finding);
  }
}
