import { listAt, numberAt, textAt } from '../records/fieldAccess';
import { idOf, type Reading } from '../records/readRecord';
import { type Problem, quote } from '../report/problem';
import { passagesOf, sentencesOf } from '../sources/passages';
import { CARDINAL, numbersIn, ORDINAL } from './saidNumbers';

const FLYING = /\b(?:fly|flies|flight|volar|vuel[aeo])/i;
/** "before day 14", "before the tenth day", "antes del día 14", "antes del décimo día" */
const FIRST_FLIGHT = new RegExp(
  String.raw`(?:before|antes del) (?:the )?(?:(?:day|día) (${CARDINAL})|(${ORDINAL}) (?:day|día))(?![\p{L}\p{N}])`,
  'giu',
);
/** "day 12 of the stay", "día diez de la estancia" */
const DAY_OF_STAY = new RegExp(`(?:day|día) (${CARDINAL}) (?:of the|de la) (?:shortest )?(?:stay|estancia)`, 'giu');

const waitOf = (procedure: Reading | undefined): number =>
  numberAt(procedure?.facts?.value, 'beforeFlight', 'days') ?? Number.NaN;

/** Days that the words may name, per treatment of a clinic or procedure; NaN while they are not known. */
const allowedDays = (reading: Reading, procedures: readonly Reading[]): { wait: number; ofStay: number }[] =>
  reading.kind === 'clinics'
    ? listAt(reading.facts?.value, 'treatments').map((treatment) => {
        const wait = waitOf(procedures.find((each) => idOf(each) === textAt(treatment, 'procedure')));
        return { wait, ofStay: wait + (numberAt(treatment, 'procedureDay') ?? Number.NaN) };
      })
    : procedures
        .filter((each) => [idOf(each), textAt(each.facts?.value, 'careOption')].includes(idOf(reading)))
        .map((each) => ({ wait: waitOf(each), ofStay: Number.NaN }));

const spoken = (days: readonly number[]): string => [...new Set(days)].toSorted((one, other) => one - other).join(', ');

/** Compares the day before which nobody flies, as the words say it, with the procedures that the words speak of. */
export const problemsOfSaidFlightDays = (reading: Reading, procedures: readonly Reading[]): Problem[] => {
  const allowed = allowedDays(reading, procedures);
  if (allowed.length === 0 || allowed.some(({ wait }) => Number.isNaN(wait))) return [];
  const [waits, ofStay] = [allowed.map(({ wait }) => wait), allowed.map((days) => days.ofStay)];
  return reading.words.flatMap((source) =>
    passagesOf(source).flatMap(({ words, field, line }) => {
      const sentences = sentencesOf(words, source.language).filter((sentence) => FLYING.test(sentence.words));
      const compare = (pattern: RegExp, days: readonly number[], what: string): Problem[] =>
        sentences
          .flatMap((sentence) => numbersIn(sentence.words, pattern))
          .filter(({ number }) => !days.includes(number))
          .map(({ said }) => ({
            file: source.file,
            line: line(),
            field,
            found: `${quote(said)}, but facts.yaml says ${spoken(days)}`,
            allowed: what,
            fix: 'Correct the day here or in facts.yaml, whichever the sources contradict.',
          }));
      return [
        ...compare(FIRST_FLIGHT, waits, 'days of beforeFlight in facts.yaml of the procedure'),
        ...compare(DAY_OF_STAY, ofStay, 'procedureDay of a treatment plus the days of beforeFlight'),
      ];
    }),
  );
};
