import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { isId } from '../../../schemas/fields';
import { isWrongIn, notIn, type Problem, type ProblemText, quote } from '../../content/problem';
import { listAt, matchesIn, textAt, textsIn, valueAt } from '../../content/records/fieldAccess';
import type { ParsedRecord, WordsSource } from '../../content/records/readRecord';
import { citableSentencesOf, type Sentence } from '../../content/text/textFields';
import { memoizeByObject } from '../../memoize';
import { keysIn, repeatedKeys } from '../records/keys';
import { lostSections } from '../text/sections';

const NUMBER = String.raw`\d[\d.,]*`;
const WORD = inAnyLanguage({
  en: 'one|two|three|four|five|six|seven|eight|nine',
  es: 'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
});
const WHOLE = String.raw`(?:100?(?:[,.]?000)?|1[,.]?000|${inAnyLanguage({ en: 'ten|a hundred|a thousand', es: 'diez|cien|mil' })})(?![\p{L}\p{N}]|[,.]\d)`;
const PERCENT = inAnyLanguage({ en: String.raw`percent\b|per cent\b`, es: String.raw`por ciento\b` });
const OF = inAnyLanguage({ en: '(?:in|(?:out )?of)(?: every| each)?', es: '(?:de|en)(?: cada)?' });
const TIME = inAnyLanguage({ en: 'years|days|months|weeks|minutes', es: 'años|días|meses|semanas|minutos' });

/** How often something happens: "12 percent", "1 to 2 of 100", "one in ten", and the same in other languages. */
const FIGURE = new RegExp(
  String.raw`${NUMBER}[ \u00A0]?(?:%|${PERCENT})` +
    String.raw`|(?<![\p{L}\p{N}])(?:${NUMBER}|${WORD}) ${OF} ${WHOLE}(?! ${TIME})` +
    `|${NUMBER} ${inAnyLanguage({ en: 'per', es: 'por' })} ${WHOLE}`,
  'iu',
);

/** The first figure in a text that needs a source, or undefined. */
export const figureIn = (words: string): string | undefined => FIGURE.exec(words)?.[0];

/** Keys in square brackets as written: `[cdc-flying]` or `[cdc-flying, nice-157]`. */
const markersIn = ({ words }: Sentence): string[] =>
  [...words.matchAll(/\[([^\][\n]{0,200})\]/g)].flatMap(([, keys = '']) => keys.split(',').map((key) => key.trim()));

function* findingsIn(sentence: Sentence, keys: readonly string[]): Iterable<ProblemText> {
  const markers = markersIn(sentence);
  for (const marker of markers)
    if (!keys.includes(marker))
      yield {
        ...notIn(keys, marker, 'List the source in facts.yaml, or write the words without brackets.', {
          what: 'keys of sources in facts.yaml',
        }),
        found: `a source ${quote(marker)}, which facts.yaml does not list`,
      };
    else if (!sentence.isCitable)
      yield {
        found: `the marker [${marker}] in words that pages show unchanged`,
        allowed: 'words without markers of sources',
        fix: 'Remove the marker, and cite the source where the text says the same.',
      };
  // The source for how often a risk occurs is in facts.yaml.
  const figure = sentence.path?.at(-1) === 'howOften' ? undefined : figureIn(sentence.words);
  if (figure !== undefined && markers.length === 0)
    yield {
      found: `the figure ${quote(figure)} without a source`,
      allowed: 'figures with the marker of their source in the same sentence or entry, as [key]',
      fix: 'Put the key of the source in square brackets right after the claim, or say it without a figure.',
    };
}

const markersOf = memoizeByObject(
  (source: WordsSource): ReadonlySet<string> => new Set(citableSentencesOf(source).flatMap(markersIn)),
);

/** Sources that all languages cite and facts.yaml lacks: the fault is there, not in the words. */
export const unlistedSources = ({ facts, words }: ParsedRecord): readonly string[] => {
  const [first, ...others] = words.map(markersOf);
  const keys = keysIn(facts, 'sources');
  return [...(first ?? [])].filter(
    (key) => isId(key) && !keys.includes(key) && others.length > 0 && others.every((markers) => markers.has(key)),
  );
};

/** A key that was changed in facts.yaml alone, or sources that are gone from it. */
const unlisted = ({ facts, words }: ParsedRecord, lacking: readonly string[]): Problem => {
  const keys = keysIn(facts, 'sources');
  const unused = keys.filter((key) => !words.some((source) => markersOf(source).has(key)));
  const [changed] = lacking.length === 1 && unused.length === 1 ? unused : [];
  const names = lacking.map((key) => quote(key)).join(', ');
  const path = changed ? ['sources', keys.indexOf(changed), 'key'] : ['sources', keys.length - 1];
  return facts.problemAt(path, {
    found: changed
      ? `${quote(changed)}, while the words cite ${names}`
      : `no ${names} among the sources, but in the words`,
    allowed: 'the sources that the words cite',
    nearest: changed && lacking[0],
    fix: changed
      ? `Write ${lacking[0]}, or ${changed} in the words.`
      : 'List what is missing, or remove its markers from the words; where the file breaks off, restore its end from git.',
  });
};

/** Sources that neither words nor facts cite, in one language or in both. */
function* uncited({ facts, words }: ParsedRecord): Iterable<Problem> {
  const byFacts = [
    ['beforeFlight', 'source'],
    ['risks', '*', 'source'],
  ].flatMap((path) => matchesIn(facts.value, path));
  const cited = words.map((source) => ({
    name: `words.${source.language}.md`,
    markers: markersOf(source),
  }));
  for (const [index, key] of keysIn(facts, 'sources').entries()) {
    const files = cited.filter(({ markers }) => !markers.has(key)).map(({ name }) => name);
    const lacking = files.join(' and ');
    if (lacking && !byFacts.some(({ value }) => value === key))
      yield facts.problemAt(['sources', index, 'key'], {
        found: `${quote(key)}, which ${lacking} ${files.length > 1 ? 'do' : 'does'} not cite`,
        allowed: 'sources that both languages cite as [key], or that beforeFlight or a risk names',
        fix: `Write [${key}] after the claim in ${lacking}, or remove the source.`,
      });
  }
}

/** How often a risk occurs needs a source, and a source needs words that say how often. */
function* unequalRisks({ facts, words }: ParsedRecord): Iterable<Problem> {
  for (const [index, risk] of listAt(facts.value, 'risks').entries()) {
    const key = textAt(risk, 'key');
    const hasSource = textAt(risk, 'source') !== undefined;
    if (valueAt(risk, ['perHundred']) !== undefined && !hasSource) {
      yield facts.problemAt(['risks', index], {
        found: 'perHundred without a source',
        allowed: 'perHundred and source together',
        fix: 'Add source: with the key of who says so, or remove perHundred.',
      });
      continue;
    }
    for (const source of words) {
      const path = ['risks', key ?? '', 'howOften'];
      const says = textAt(source.value, ...path) !== undefined;
      if (says === hasSource || textsIn(valueAt(source.value, path.slice(0, 2))).length === 0) continue;
      yield source.problemAt(says ? path : path.slice(0, 2), {
        found: says ? `howOften, but the risk ${key} has no source in facts.yaml` : 'no howOften',
        allowed: 'howOften in both languages where facts.yaml names the source of the risk, and nowhere else',
        fix: says
          ? 'Add the source to the risk in facts.yaml, or remove howOften.'
          : 'Add howOften: how often, in words.',
      });
    }
  }
}

/** Sources of a procedure or care option: each exists and is cited, and each figure has one. */
export function* problemsOfSources(reading: ParsedRecord): Iterable<Problem> {
  const { kind, facts, words, problems } = reading;
  const keys = keysIn(facts, 'sources');
  // Without a list of sources, or with a wrong one, report only that.
  if (kind !== 'precaution' && listAt(facts.value, 'sources').length === 0) return;
  if (isWrongIn(problems, facts, 'sources')) return;
  yield* repeatedKeys(facts, 'sources');
  yield* unequalRisks(reading);
  const lacking = unlistedSources(reading);
  if (lacking.length > 0) yield unlisted(reading, lacking);
  for (const sentence of words.flatMap(citableSentencesOf))
    for (const finding of findingsIn(sentence, [...keys, ...lacking])) yield sentence.problem(finding);
  // Words that are still missing may cite it.
  if (problems.length + lacking.length > 0) return;
  const lost = kind === 'precaution' ? [] : lostSections(reading);
  yield* lost.length > 0 ? lost : uncited(reading);
}
