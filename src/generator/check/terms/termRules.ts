import type { Language } from '../../../facts/locales';
import { oncePer } from '../../oncePer';
import type { LocaleFile } from '../locales/localeFiles';
import type { Reading } from '../records/readRecord';
import { type Finding, type Problem, problemOfFile, quote } from '../report/problem';
import type { RuleContext } from '../rule';
import { passagesOf } from '../text/nodes';
import type { Term } from './termList';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words, in any case; `*` stands for any ending. */
const patternOf = oncePer(
  (avoided) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(avoided).replaceAll('\\*', '\\p{L}*')}(?![\\p{L}\\p{N}])`, 'iu'),
);

const holdsAt = ({ places, exceptPlaces }: Term, place: string): boolean =>
  (places.length === 0 || places.some((start) => place.startsWith(start))) &&
  !exceptPlaces.some((start) => place.startsWith(start));

/**
 * Words to avoid in some words of a language.
 * @param place file and field, `locales/es/form.json:condition.label`
 */
const findingsIn = (words: string, language: Language, place: string, terms: readonly Term[]): Finding[] =>
  terms
    .filter((term) => holdsAt(term, place))
    .flatMap((term) => {
      const rest = term.exceptWords.reduce((text, right) => text.replaceAll(right, ''), words);
      return term.avoid[language].flatMap((avoided) => {
        const found = patternOf(avoided).exec(rest)?.[0];
        if (found === undefined) return [];
        const right = term.right[language];
        return [{ found: quote(found), allowed: 'the terms of docs/terms.md', nearest: right, fix: `Write ${right}.` }];
      });
    });

/** Words of a record for which the project has a better term. */
export function* problemsOfTerms({ words: sources }: Reading, { terms }: RuleContext): Iterable<Problem> {
  for (const source of sources)
    for (const { words, field, problem } of passagesOf(source))
      for (const finding of findingsIn(words, source.language, `${source.file}:${field}`, terms))
        yield problem(finding);
}

/** Words of the interface for which the project has a better term. */
export const problemsOfInterfaceTerms = (locales: readonly LocaleFile[], terms: readonly Term[]): Problem[] =>
  locales.flatMap(({ file, language, entries = [] }) =>
    [...entries].flatMap(([field, { text, line }]) =>
      findingsIn(text, language, `${file}:${field}`, terms).map((finding) => problemOfFile(file, field, finding, line)),
    ),
  );
