import { counterpartOf } from '../../../facts/counterpart';
import { defaultLanguage, type Language, localize } from '../../../facts/locales';
import { nameOfLanguage } from '../../../schemas/fields';
import { type Problem, quote } from '../../content/problem';
import type { ParsedRecord, WordsSource } from '../../content/records/readRecord';
import { passagesOf } from '../../content/text/textFields';
import { memoizeByObject } from '../../memoize';
import type { RuleContext } from '../rule';
import { detectLanguage, isDetected } from './detectLanguage';
import { foreignLanguage } from './functionWords';

/** Names and addresses are the same in every language. Few of them are longer. */
const LONGEST_NAME = 30;
/** Small words in names: "Registro Andino de Profesionales de la Salud". */
const PARTICLES = new Set('de del la las los el y e of the and for in on at da do dos von van'.split(' '));
const QUOTED = /“[^”]*”|«[^»]*»|"[^"]*"/g;
const ADDRESS = /(?:https?:\/\/|mailto:|www\.)\S+|\S+@\S+/gi;

/** Whether words need a translation, as names do not. In a long name, such as an airport's, most words begin with a capital. */
export const isProse = (text: string): boolean => {
  const rest = text.replace(ADDRESS, '').trim();
  const words = rest.split(/\s+/).filter((word) => !PARTICLES.has(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return rest.length > LONGEST_NAME && small.length * 2 >= words.length;
};

/** Texts that need a translation, each with the language that it is in. */
const proseIn = (source: WordsSource) =>
  passagesOf(source)
    .map((block) => ({ ...block, words: block.words.trim() }))
    .filter(({ words }) => isProse(words))
    .map((block) => ({ ...block, detected: detectLanguage(block.words) }));

/** Texts in the wrong language; when most are, the whole file is probably the other language's. */
const wrongIn = memoizeByObject((source: WordsSource) => {
  const judged = proseIn(source).flatMap(({ detected, ...block }) => (detected ? [{ ...block, detected }] : []));
  const wrong = isDetected(source.language) ? judged.filter(({ detected }) => detected !== source.language) : [];
  return { wrong, isFile: wrong.length > 1 && wrong.length * 2 > judged.length };
});

export function* problemsOfLanguage({ words: sources }: ParsedRecord): Iterable<Problem> {
  for (const source of sources) {
    const own = nameOfLanguage(source.language);
    const { wrong, isFile } = wrongIn(source);
    for (const { words, detected, problem } of isFile ? wrong.slice(0, 1) : wrong) {
      const reported = problem({
        found: `words in ${nameOfLanguage(detected)}: ${quote(words)}`,
        allowed: `words in ${own}`,
        fix: isFile
          ? `Translate the file, or swap it with words.${detected}.md if that one is in ${own}.`
          : `Translate them; if they are in the wrong file, swap them with those of words.${detected}.md.`,
      });
      yield isFile ? { ...reported, field: 'whole file' } : reported;
    }
  }
}

/** Texts too short to detect, with small words of another language alone, as warnings: a name may have them, too. */
export function* problemsOfShortWords({ words: sources }: ParsedRecord): Iterable<Problem> {
  const isShared = (words: string): boolean =>
    sources.every((each) => passagesOf(each).some((passage) => passage.words === words));
  for (const source of sources)
    for (const { words, path, problem } of passagesOf(source)) {
      // People search in any language.
      if (!/\s/.test(words) || detectLanguage(words) || /^(?:soughtAs|otherNames)$/.test(String(path?.[0]))) continue;
      const small = words
        .replace(ADDRESS, '')
        .replace(QUOTED, '')
        .split(/\s+/)
        .filter((word) => !PARTICLES.has(word))
        .join(' ');
      const other = foreignLanguage(small, source.language);
      // What both files say is reported below.
      if (other && !isShared(words))
        yield problem({
          found: `words in ${nameOfLanguage(other)}: ${quote(words)}`,
          allowed: `words in ${nameOfLanguage(source.language)}`,
          fix: 'Translate them, unless they are a name.',
        });
    }
}

/** A word that needs a translation: small letters alone, and no particle of a name. */
const hasSmallWord = (text: string): boolean =>
  text.split(/\s+/).some((word) => /^\p{Ll}{4,}$/u.test(word) && !PARTICLES.has(word));

/** Each translation with the texts of the language from which it was made. */
const translationsIn = ({ words: sources }: ParsedRecord) =>
  sources
    .filter(({ language }) => language !== defaultLanguage && !sources.some((source) => wrongIn(source).isFile))
    .map((source) => {
      const from = counterpartOf(source.language);
      const original = sources.find(({ language }) => language === from);
      const same = `the same words as in words.${from}.md`;
      return {
        source,
        from,
        same,
        own: new Set(original && passagesOf(original).map(({ words }) => words.trim().toLowerCase())),
      };
    });

/** Names of months and weekdays, which some languages write as names of people are: "May to October". */
const calendarOf = (language: Language): string[] =>
  [...Array(12).keys()].flatMap((n) => [
    new Date(2026, n).toLocaleString(language, { month: 'long' }),
    new Date(2026, 0, n).toLocaleString(language, { weekday: 'long' }),
  ]);

/** Words in small letters within the site's sentences, and the calendar's, by language. Names have none. */
const spokenIn = memoizeByObject((all: RuleContext['all']) =>
  localize((language) => {
    const sources = Object.values(all).flatMap((records) => records.flatMap(({ words }) => words));
    const sentences = sources
      .filter((source) => source.language === language)
      .flatMap(passagesOf)
      .filter(({ words, path }) => path?.[0] === 'otherNames' || /\s/.test(words.trim()));
    return new Set([
      ...calendarOf(language),
      ...sentences.flatMap(({ words }) => words.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []),
    ]);
  }),
);

/** Short texts that are identical in two languages, as warnings: one may have been left untranslated. */
export function* problemsOfShortSameWords(record: ParsedRecord, { all }: RuleContext): Iterable<Problem> {
  const spoken = spokenIn(all);
  for (const { source, from, own, same } of translationsIn(record))
    for (const { words, path, problem } of passagesOf(source)) {
      const text = words.trim();
      const word = text.toLowerCase();
      if (!own.has(word) || isProse(text)) continue;
      // "Hotel" is right in both languages, since sentences of both have it, and so is "Doctor".
      const isForeign = (each: string): boolean => spoken[from].has(each) && !spoken[source.language].has(each);
      const rest = text.replace(ADDRESS, '');
      // A single letter is a unit.
      const inside = rest.match(/\p{L}{2,}/gu)?.filter((each) => !PARTICLES.has(each)) ?? [];
      const isWord = path && !/[ct]or$/.test(word) && isForeign(word);
      if (isWord || inside.some(isForeign) || (/\s/.test(text) && hasSmallWord(rest)))
        yield problem({
          found: `${same}: ${quote(text)}`,
          allowed: `words in ${nameOfLanguage(source.language)}`,
          fix: 'Translate them, unless they are a name.',
        });
    }
}

/** Texts that are identical in two languages and too short for language detection. */
export function* problemsOfSameWords(record: ParsedRecord): Iterable<Problem> {
  for (const { source, own, same, from } of translationsIn(record))
    for (const { words, detected, problem } of proseIn(source))
      if (!detected && own.has(words.toLowerCase()))
        yield problem({
          found: `${same}: ${quote(words)}`,
          allowed: `words in ${nameOfLanguage(source.language)}`,
          fix: `Translate them; if they are right here, translate those of words.${from}.md.`,
        });
}
