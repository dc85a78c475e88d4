import { dotted, listAt, numberAt, textAt, valueAt } from '../records/fieldAccess';
import type { Reading, WordsSource } from '../records/readRecord';
import { problemAt } from '../records/schemaWording';
import type { YamlSource } from '../records/yamlSource';
import { type Problem, quote } from '../report/problem';
import { passagesOf } from '../sources/passages';
import { CARDINAL, numbersIn } from './saidNumbers';

const AMOUNT = /(?:US)?\$ ?(\d[\d.,]*\d|\d)|(\d[\d.,]*\d|\d)[ \u00A0]?(?:USD|dollars|dólares)/g;
/** "3 nights", "two clinic nights", "una estancia de doce días". For a range, the larger number counts. */
const NIGHTS = new RegExp(String.raw`(${CARDINAL}) (?:[\p{L}-]+ )?(?:nights?|noches?)(?!\p{L})`, 'giu');
const RANGE = `(?:only )?(?:${CARDINAL} (?:to|or|a|o) )?(${CARDINAL})`;
const STAY = new RegExp(`stay of ${RANGE} days|(${CARDINAL})-day stay|estancia de ${RANGE} días`, 'giu');

const amountsOf = ({ value }: YamlSource): number[] => {
  const prices = listAt(value, 'treatments').flatMap((treatment) =>
    ['from', 'to'].map((end) => numberAt(treatment, 'price', end)),
  );
  const costs = Object.values(valueAt(value, ['exampleTrip', 'costs']) ?? {}).filter(
    (cost): cost is number => typeof cost === 'number',
  );
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  return [...prices, ...costs, total].filter((amount) => amount !== undefined);
};

const wrongAmounts = (facts: YamlSource, words: WordsSource): Problem[] => {
  const amounts = amountsOf(facts);
  return passagesOf(words).flatMap(({ words: text, field, line }) =>
    numbersIn(text, AMOUNT)
      .filter(({ number }) => !amounts.includes(number))
      .map(({ said }) => ({
        file: words.file,
        line: line(),
        field,
        found: `the amount ${quote(said)}, which facts.yaml does not have`,
        allowed: 'amounts of prices and of the example trip in facts.yaml, and their total',
        fix: 'Correct the amount here or in facts.yaml.',
      })),
  );
};

/** Compares what the words of a treatment say about nights and the stay with its facts. */
const wrongStays = (facts: YamlSource, words: WordsSource): Problem[] =>
  listAt(facts.value, 'treatments').flatMap((treatment, index) => {
    const key = textAt(treatment, 'key');
    const [nights, from, to] = [
      numberAt(treatment, 'nights'),
      numberAt(treatment, 'stayDays', 'from'),
      numberAt(treatment, 'stayDays', 'to'),
    ];
    if (key === undefined || nights === undefined || from === undefined || to === undefined) return [];
    return ['description', 'includes'].flatMap((name) => {
      const path = ['treatments', key, name];
      const text = textAt(words.value, ...path) ?? '';
      const report = (said: string, fact: string, is: string): Problem =>
        problemAt(words, path, {
          found: `${quote(said)}, but ${dotted(['treatments', index, fact])} in facts.yaml is ${is}`,
          allowed: 'numbers that agree with facts.yaml',
          fix: 'Correct the number here or in facts.yaml.',
        });
      const saidNights = numbersIn(text, NIGHTS);
      const [first] = saidNights;
      // The text may also count nights elsewhere, such as in a hotel. One of its numbers must be the clinic's.
      const isWrong = first && nights > 0 && !saidNights.some(({ number }) => number === nights);
      return [
        ...(isWrong ? [report(first.said, 'nights', String(nights))] : []),
        ...saidNights
          .filter(({ number }) => number > to)
          .map(({ said }) => report(said, 'stayDays', `${from} to ${to}`)),
        ...numbersIn(text, STAY)
          .filter(({ number }) => number < from || number > to)
          .map(({ said }) => report(said, 'stayDays', `${from} to ${to}`)),
      ];
    });
  });

/** A stay that stands elsewhere in the words must be the stay of some treatment. */
const unknownStays = (facts: YamlSource, words: WordsSource): Problem[] => {
  const stays = listAt(facts.value, 'treatments').map((treatment) =>
    ['from', 'to'].map((end) => numberAt(treatment, 'stayDays', end) ?? Number.NaN),
  );
  return passagesOf(words)
    .filter(({ path }) => path?.[0] !== 'treatments')
    .flatMap(({ words: text, field, line }) =>
      numbersIn(text, STAY)
        .filter(({ number }) => !stays.some(([from = 0, to = 0]) => from <= number && number <= to))
        .map(({ said }) => ({
          file: words.file,
          line: line(),
          field,
          found: `${quote(said)}, which is no treatment’s stay in facts.yaml`,
          allowed: stays.map(([from, to]) => `${from} to ${to}`).join(', '),
          fix: 'Correct the number here or in facts.yaml.',
        })),
    );
};

/** Compares prices, nights and stays in a clinic's words with its facts. */
export const problemsOfProseFacts = ({ facts, words }: Reading): Problem[] =>
  facts
    ? words.flatMap((source) =>
        [wrongAmounts, wrongStays, unknownStays].flatMap((problemsOf) => problemsOf(facts, source)),
      )
    : [];
