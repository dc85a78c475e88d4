import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import type { Problem } from '../../content/problem';
import { listAt, numberAt, textAt } from '../../content/records/fieldAccess';
import { idOf } from '../../content/records/folders';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf, sentencesOf } from '../../content/text/textFields';
import { procedureOf } from '../offers/procedureOf';
import type { RuleContext } from '../rule';
import { CARDINAL, ORDINAL, wrongNumbers } from './numbersInProse';

const FLYING = new RegExp(`\\b${inAnyLanguage({ en: 'fly|flies|flight', es: 'volar|vuel[aeo]' })}`, 'i');
/** "before day 14", "before the tenth day", "antes del día 14", "antes del décimo día" */
const BEFORE = inAnyLanguage({ en: 'before(?: the)?', es: 'antes del' });
const DAY = inAnyLanguage({ en: 'day', es: 'día' });
const FIRST_FLIGHT = new RegExp(
  String.raw`${BEFORE} (?:${DAY} (${CARDINAL})|(${ORDINAL}) ${DAY})(?![\p{L}\p{N}])`,
  'giu',
);
/** "day 12 of the stay", "día diez de la estancia" */
const OF_STAY = { en: 'of the (?:shortest )?stay', es: 'de la estancia' };
const DAY_OF_STAY = new RegExp(`${DAY} (${CARDINAL}) ${inAnyLanguage(OF_STAY)}`, 'giu');

/** "two days after the session", "after ten days", "dos días después", "a los dos días" */
const after = (en: string, es: string): RegExp =>
  new RegExp(
    inAnyLanguage({
      en: `(${CARDINAL}) ${en} (?:after|later)|after (${CARDINAL}|an?) ${en}`,
      es: `(${CARDINAL}) ${es} (?:después|más tarde)|(?:a los|a las|tras|después de) (${CARDINAL}) ${es}`,
    }),
    'giu',
  );
const DAYS_AFTER = after('days?', 'días?');
const WEEKS_AFTER = after('weeks?', 'semanas?');

/** "go home after a week", "a la semana regresa a casa": the end of a trip. What happens at home, or after days there, is later. */
const HOME = inAnyLanguage({
  en: String.raw`(?<!companion (?:\p{L}+ )?)(?:go|head|travel|return|leave)(?:s|ing)? (?:back |for )?(?:home|to (?:your|their) (?:own )?country)`,
  es: String.raw`(?<!acompañante (?:\p{L}+ )?)(?:regres|v(?:ol|uel)v|viaj)\p{L}* a (?:su )?(?:casa|país|hogar)`,
});
const WITHIN = inAnyLanguage({ en: 'after|in|within', es: 'tras|después de|en|a(?: l[oa]s)?' });
const ABOUT = inAnyLanguage({ en: `about|around|${CARDINAL} (?:to|or)`, es: `unos|unas|${CARDINAL} [ao]` });
const AT = inAnyLanguage({ en: 'of|in|at|on|after|before|later', es: 'de|en|después|antes' });
const leavesAfter = (unit: string): RegExp => {
  const span = String.raw`${WITHIN} (?:${ABOUT} )?(${CARDINAL}|an?|la(?= semana)) ${unit}(?!\p{L}| ${AT})`;
  return new RegExp(String.raw`${HOME}(?: \p{L}+){0,3}? ${span}|${span},?(?: \p{L}+){0,4}? ${HOME}`, 'giu');
};
const LEAVES = [
  [leavesAfter(inAnyLanguage({ en: 'days?', es: 'días?' })), 1],
  [leavesAfter(inAnyLanguage({ en: 'weeks?', es: 'semanas?' })), 7],
] as const;

const waitOf = (procedure: ParsedRecord | undefined): number =>
  numberAt(procedure?.facts.value, 'beforeFlight', 'days') ?? Number.NaN;

/** Days that the words may name, per treatment of a clinic or procedure; NaN while they are not known. */
const allowedDays = (
  reading: ParsedRecord,
  all: RuleContext['all'],
): { readonly key?: string | undefined; readonly wait: number; readonly ofStay: number; readonly leave: number }[] =>
  reading.kind === 'clinic'
    ? listAt(reading.facts.value, 'offers').flatMap((offer) => {
        const wait = waitOf(procedureOf(offer, all));
        return listAt(offer, 'trips').map((trip) => {
          const day = numberAt(trip, 'procedureDay') ?? Number.NaN;
          const leave = (numberAt(trip, 'stayDays', 'from') ?? Number.NaN) - day;
          return { key: textAt(offer, 'key'), wait, ofStay: wait + day, leave };
        });
      })
    : all.procedure
        .filter((each) => [idOf(each), textAt(each.facts.value, 'careOption')].includes(idOf(reading)))
        .map((each) => ({ wait: waitOf(each), ofStay: Number.NaN, leave: Number.NaN }));

/** Compares the day before which nobody flies, as the words say it, with the procedures that the words speak of. */
export function* problemsOfFlightDaysInProse(reading: ParsedRecord, { all }: RuleContext): Iterable<Problem> {
  const allowed = allowedDays(reading, all);
  if (allowed.length === 0 || allowed.some(({ wait }) => Number.isNaN(wait))) return;
  for (const source of reading.words)
    for (const sentence of citableSentencesOf(source)) {
      const [list, key] = sentence.path ?? [];
      const own = list === 'offers' ? allowed.filter((each) => each.key === key) : allowed;
      // Words of an offer that the facts lack are reported elsewhere.
      if (own.length === 0) continue;
      const waits = own.map(({ wait }) => wait);
      const ofStay = own.map((each) => each.ofStay);
      // Pages of procedures also say what others advise.
      const shortest = reading.kind === 'clinic' ? Math.min(...waits) : 0;
      const isOneOf = (days: readonly number[]) => (number: number) => days.includes(number);
      const patterns = [
        [FIRST_FLIGHT, waits, isOneOf(waits), 'days of beforeFlight in facts.yaml of the procedure'],
        [DAY_OF_STAY, ofStay, isOneOf(ofStay), 'procedureDay of a treatment plus the days of beforeFlight'],
        [DAYS_AFTER, waits, (days: number) => days >= shortest, `at least ${shortest} days`],
        [WEEKS_AFTER, waits, (weeks: number) => weeks * 7 >= shortest, `at least ${shortest} days`],
      ] as const;
      for (const { words } of sentencesOf(sentence.words, source.language).filter((each) => FLYING.test(each.words)))
        for (const [pattern, days, isRight, what] of patterns)
          yield* wrongNumbers({ ...sentence, words }, pattern, isRight, {
            against: `but facts.yaml says ${[...new Set(days)]
              .filter(Number.isFinite)
              .toSorted((one, other) => one - other)
              .join(', ')}`,
            allowed: what,
            fix: 'Correct the day here or in facts.yaml, whichever the sources contradict.',
          });
      // Counted from the procedure or from a later day, nobody goes home before the shortest trip ends.
      const leave = Math.min(...own.map((each) => each.leave));
      for (const [pattern, days] of LEAVES)
        yield* wrongNumbers(sentence, pattern, (number) => !(number * days < leave), {
          against: `but stayDays in facts.yaml ends ${leave} days after the procedure at the earliest`,
          allowed: `at least ${leave} days`,
          fix: 'Correct the day here or in facts.yaml.',
        });
    }
}
