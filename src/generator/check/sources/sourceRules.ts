import { nearest } from '../../../routes/nearest';
import { listAt, textAt, textsIn, valueAt } from '../records/fieldAccess';
import { keysIn, repeatedKeys } from '../records/keys';
import type { Reading, WordsSource } from '../records/readRecord';
import { problemAt } from '../records/schemaWording';
import { type Finding, type Problem, quote, writeNearest } from '../report/problem';
import { figureIn } from './figures';
import { markersIn, type Passage, passagesOf } from './passages';

const wrongMarker = ({ isCitable }: Passage, marker: string, keys: readonly string[]): Finding | undefined => {
  if (!keys.includes(marker))
    return {
      found: `a source ${quote(marker)}, which facts.yaml does not list`,
      allowed: `keys of sources in facts.yaml: ${keys.join(', ')}`,
      ...writeNearest(nearest(marker, keys), 'List the source in facts.yaml, or write the words without brackets.'),
    };
  return isCitable
    ? undefined
    : {
        found: `the marker [${marker}] in words that pages show unchanged`,
        allowed: 'words without markers of sources',
        fix: 'Remove the marker, and cite the source where the text says the same.',
      };
};

const problemsOfWords = (source: WordsSource, keys: readonly string[]): Problem[] =>
  passagesOf(source).flatMap((passage) => {
    const markers = markersIn(passage.words);
    const findings = markers.flatMap((marker) => wrongMarker(passage, marker, keys) ?? []);
    // The source for how often a risk occurs is in facts.yaml.
    const figure = passage.path?.at(-1) === 'howOften' ? undefined : figureIn(passage.words);
    if (figure !== undefined && markers.length === 0)
      findings.push({
        found: `the figure ${quote(figure)} without a source`,
        allowed: 'figures with the marker of their source in the same sentence or entry, as [key]',
        fix: 'Put the key of the source in square brackets right after the claim, or say it without a figure.',
      });
    return findings.map((finding) => ({ file: source.file, line: passage.line(), field: passage.field, ...finding }));
  });

/** Sources that neither words nor facts cite, in one language or in both. */
const uncited = ({ facts, words }: Reading): Problem[] => {
  if (!facts) return [];
  const byFacts = [
    textAt(facts.value, 'beforeFlight', 'source'),
    ...listAt(facts.value, 'risks').map((risk) => textAt(risk, 'source')),
  ];
  const cited = words.map((source) => ({
    language: source.language,
    markers: new Set(passagesOf(source).flatMap((passage) => markersIn(passage.words))),
  }));
  return keysIn(facts, 'sources').flatMap((key, index) => {
    const lacking = cited.filter(({ markers }) => !markers.has(key)).map(({ language }) => `words.${language}.md`);
    if (lacking.length === 0 || byFacts.includes(key)) return [];
    return [
      problemAt(facts, ['sources', index, 'key'], {
        found: `${quote(key)}, which ${lacking.join(' and ')} does not cite`,
        allowed: 'sources that both languages cite as [key], or that beforeFlight or a risk names',
        fix: `Write [${key}] after the claim in ${lacking.join(' and ')}, or remove the source.`,
      }),
    ];
  });
};

/** Source keys in the facts, and words on how often a risk occurs. A risk needs both. */
const namedByFacts = ({ facts, words }: Reading): Problem[] => {
  if (!facts) return [];
  const keys = keysIn(facts, 'sources');
  const risks = listAt(facts.value, 'risks');
  const named = [
    { path: ['beforeFlight', 'source'] },
    ...risks.map((_risk, index) => ({ path: ['risks', index, 'source'] })),
  ];
  const unknown = named.flatMap(({ path }) => {
    const key = textAt(facts.value, ...path);
    if (key === undefined || keys.includes(key)) return [];
    return [
      problemAt(facts, path, {
        found: `${quote(key)}`,
        allowed: `a key of sources: ${keys.join(', ')}`,
        ...writeNearest(nearest(key, keys), 'List the source below sources.'),
      }),
    ];
  });
  const unequal = risks.flatMap((risk, index) => {
    const key = textAt(risk, 'key');
    const hasSource = textAt(risk, 'source') !== undefined;
    if (valueAt(risk, ['perHundred']) !== undefined && !hasSource)
      return [
        problemAt(facts, ['risks', index], {
          found: 'perHundred without a source',
          allowed: 'perHundred and source together',
          fix: 'Add source: with the key of who says so, or remove perHundred.',
        }),
      ];
    return words.flatMap((source) => {
      const path = ['risks', key ?? '', 'howOften'];
      const says = textAt(source.value, ...path) !== undefined;
      if (key === undefined || says === hasSource || textsIn(valueAt(source.value, ['risks', key])).length === 0)
        return [];
      return [
        problemAt(source, says ? path : path.slice(0, 2), {
          found: says ? `howOften, but the risk ${key} has no source in facts.yaml` : 'no howOften',
          allowed: 'howOften in both languages where facts.yaml names the source of the risk, and nowhere else',
          fix: says
            ? 'Add the source to the risk in facts.yaml, or remove howOften.'
            : 'Add howOften: how often, in words.',
        }),
      ];
    });
  });
  return [...unknown, ...unequal];
};

/** Sources of a procedure or care option: each exists and is cited, and each figure has one. */
export const problemsOfSources = (reading: Reading): Problem[] => {
  const { facts, words } = reading;
  // Without a list of sources, report only that.
  if (!facts || listAt(facts.value, 'sources').length === 0) return [];
  return [
    ...repeatedKeys(facts, 'sources'),
    ...namedByFacts(reading),
    ...words.flatMap((source) => problemsOfWords(source, keysIn(facts, 'sources'))),
    // Words that are still missing may cite it.
    ...(reading.problems.length > 0 ? [] : uncited(reading)),
  ];
};
