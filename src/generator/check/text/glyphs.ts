import { BULLET } from '../../../schemas/plainText';
import glyphs from '../../../theme/fonts/glyphs.json';
import { type Problem, type ProblemText, quote } from '../../content/problem';
import { textsIn } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf } from '../../content/text/textFields';
import { memoize } from '../../memoize';

/** First and last code point of each range of glyphs that the fonts have. */
const ranges = `${glyphs.first},${glyphs.others}`.split(',').map((range) => {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((point) => Number.parseInt(point, 16));
  return { first, last };
});

/** Signs that text/leftoverMarks.ts reports. */
const BULLETS = new RegExp(String.raw`^(?:${BULLET}|[✓✔✗])[ \t\u00A0]*`, 'gmu');

const isDrawn = (glyph: string): boolean => {
  const point = glyph.codePointAt(0) ?? 0;
  return glyph < ' ' || ranges.some(({ first, last }) => point >= first && point <= last);
};

const findingOf = memoize((text): ProblemText | undefined => {
  const missing = [...new Set(text.replace(BULLETS, ''))].filter((glyph) => !isDrawn(glyph));
  if (missing.length === 0) return undefined;
  return {
    found: quote(missing.join(' ')),
    allowed: 'characters that the fonts have; others look different from the words around them',
    fix: 'Write another character, or add it to src/theme/fonts/glyphs.json and run tools/fonts/subset.py.',
  };
});

export function* problemsOfGlyphs({ facts, words }: ParsedRecord): Iterable<Problem> {
  for (const { path, text } of textsIn(facts.value)) {
    const finding = findingOf(text);
    if (finding) yield facts.problemAt(path, finding);
  }
  for (const textField of words.flatMap(citableSentencesOf)) {
    const finding = findingOf(textField.words);
    if (finding) yield textField.problem(finding);
  }
}
