import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import type { Problem } from '../../content/problem';
import { listAt, numberAt, textAt } from '../../content/records/fieldAccess';
import { idOf } from '../../content/records/folders';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf, sentencesOf } from '../../content/text/textFields';
import { procedureOf } from '../offers/procedureOf';
import type { RuleContext } from '../rule';
import { CARDINAL, ORDINAL, wrongNumbers } from './numbersInProse';

const FLYING = new RegExp(
  `^(?=.*(?:${inAnyLanguage({ en: 'hour|day|week|month', es: 'hora|día|semana|mes' })})).*\\b${inAnyLanguage({ en: 'fly|flies|flight|plane|by air', es: 'vol[ao]|vuel[aeo]|avión' })}`,
  'isu',
);
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

/** Who flies: "may fly", "flights are possible", "vuela a casa". Of "the flight" alone nothing is said: calls and stitches precede and follow it. */
const FLIES = inAnyLanguage({
  en: String.raw`\bby (?:plane|air)\b|(?<!companion (?:\p{L}+ )?)\b(?:fly(?:ing)?|flies)\b(?! (?:in on|in the day|to)\b)|\b(?:take|board|catch|get on) (?:a|the|your) (?:plane|flight)|\b(?:no|earliest|first) flights?|\bflights?(?: home| back)?(?: (?:is|are|leaves?|(?:may|can) be)\b|:)`,
  es: String.raw`\ben avión(?!\p{L})|(?<!acompañante (?:\p{L}+ )?)\b(?:volar|volamos|vuel[ae]n?)\b(?! a (?!casa|su|l[oa]s?\b|partir))|\b(?:tom|sub|abord)\p{L}+ (?:al|el|un|su) (?:avión|vuelo)|ningún vuelo|\bvuelos?(?: de (?:regreso|vuelta)| a casa)?(?: (?:es|son|será|sale|están?|se permiten?)(?!\p{L})|:)`,
});
const SINCE = inAnyLanguage({
  en: 'after|at|in|within|for|until|before|the first',
  es: 'tras|después de|con|en|dentro de|pasad[oa]s|durante|por|l[oa]s primer[oa]s|(?:a|hasta|antes de)(?: l[oa]s)?',
});
const JUST = inAnyLanguage({
  en: 'about|around|just|only|at least|as little as|the first',
  es: 'unos|unas|solo|apenas|al menos|l[oa]s primer[oa]s',
});
/** What a later day is counted from: "three days after the last check". */
const LATER_THAN = inAnyLanguage({
  en: '(?:(?:you|they|we|the|your|a|last|final|return) ){0,3}(?:fl[yi]|arriv|land|check|visit|exam|stitch|confirm)',
  es: '(?:(?:de|que|el|la|l[oa]s|su|un|una|usted|últim[oa]) |del ){0,3}(?:vol|vuel|lleg|aterri|control|revisi|visita|examen|puntos|recib)',
});
/** "Stitches come out on day seven, and you fly the next day"; "never fly the next day". */
const SAID_BEFORE = String.raw`(?<!\p{L})${inAnyLanguage({
  en: String.raw`days?|weeks?|(?:check|visit|exam|stitch)\p{L}*|not|never|nobody`,
  es: String.raw`días?|semanas?|(?:control|revisi|visita)\p{L}*|examen|puntos|no|nunca|nadie`,
})} [^.;]*`;
const WAITS = inAnyLanguage({
  en: String.raw`\b(?:wait|rest|leave|allow|plan|ask for|count|give it)\p{L}*`,
  es: String.raw`\b(?:esper|descans|bast|dej|cuent|calcul|ped|planea)\p{L}*`,
});
const ENOUGH = inAnyLanguage({ en: 'is|are|must|should|pass(?:es)?', es: 'bastan?|son|deben|pas[ae]n?' });
const BEFORE_FLYING = `${inAnyLanguage({ en: 'before', es: 'antes de(?:l| que)?' })} (?:\\p{L}+ )?(?:${FLIES}|flight|vuelo)`;
const WAITED = new RegExp(`${BEFORE_FLYING}$`, 'iu');
/** Between a time and flying: then the time is another's. */
const OTHER = inAnyLanguage({
  en: 'before|until|whether|if|when|how|and your?|decides?',
  es: 'antes|hasta|si|cuándo|cómo|decide|y (?:usted|su)',
});
const FLIES_BEFORE = new RegExp(String.raw`${FLIES}(?: \p{L}+){0,4}? $`, 'iu');
const FLIES_AFTER = new RegExp(String.raw`^,?(?: (?!${OTHER}(?!\p{L}))\p{L}+){0,6}? ${FLIES}`, 'iu');
const timed = (time: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${time})(?!\p{L}| ${inAnyLanguage(OF_STAY)}| (?:that|when|en que))`, 'giu');
/** The times in a sentence at which people fly: the words before say so, or those after the last of them. */
const timesOfFlying = (words: string, time: RegExp): string[] => {
  const times = [...words.matchAll(time)];
  const own = times.filter(({ 0: said, index }) => FLIES_BEFORE.test(words.slice(0, index)) || WAITED.test(said));
  const last = times.filter(({ 0: said, index }) => FLIES_AFTER.test(words.slice(index + said.length))).slice(-1);
  return (own.length > 0 ? own : last).map(([said]) => said);
};
/** When people fly: "on day five", "from the fifth day", "after a week", "a las 72 horas", "wait four days before you fly". */
const flownAfter = (unit: string): RegExp => {
  const span = String.raw`(?:${JUST} )?(?<!\p{L})(${CARDINAL}|an?|la(?= semana))(?: (?:to|or|[ao]) ${CARDINAL}| ?[-–] ?\d+)? ${unit}(?!\p{L})`;
  const after = `${span} ${inAnyLanguage({ en: 'of rest', es: 'de (?:reposo|descanso)' })},? (?:(?:and|y) )?${inAnyLanguage({ en: 'then', es: 'luego|después' })}|${span} (?:after|después de)(?! ?${LATER_THAN})|(?<!${SAID_BEFORE})${span} (?:afterwards|later|después(?! de)|más tarde)`;
  const day = String.raw`(?<!before(?: the)? |antes del? )(?:(?<!\p{L})${unit} (${CARDINAL})|(${ORDINAL}) ${unit})`;
  const wait = String.raw`(?:${WAITS}(?: \p{L}+){0,3}? ${span}|${span} ${ENOUGH})(?: \p{L}+){0,5}? ${BEFORE_FLYING}`;
  return timed(`${wait}|${SINCE} ${span}|${after}|${day}`);
};
const FLOWN = (
  [
    [{ en: 'hours?', es: 'horas?' }, 1 / 24],
    [{ en: 'days?', es: 'días?' }, 1],
    [{ en: 'weeks?', es: 'semanas?' }, 7],
    [{ en: 'months?', es: 'mes(?:es)?' }, 30],
  ] as const
).map(([unit, days]) => [flownAfter(inAnyLanguage(unit)), days] as const);
/** Fewer hours than these pass at the airport or in the air. */
const HALF_A_DAY = 0.5;
const NEXT_DAY = timed(
  `(?<!${SAID_BEFORE})${inAnyLanguage({ en: 'the (?:next|same|following) day', es: '(?:al|el) (?:mismo )?día(?: siguiente)?(?<=mismo día|siguiente)' })}`,
);
/** Pages of procedures also say what others advise, with the source. */
const OTHERS =
  /(?:advi[sc]|allow|sa(?:y|id)|recommend|found|review|stud[yi]|aconsej|permit|dice|recom[ie]|revisi|estudi).*\[/iu;

/** "go home after a week", "a la semana regresa a casa": the end of a trip. What happens at home, or after days there, is later. */
const HOME = inAnyLanguage({
  en: String.raw`(?<!companion (?:\p{L}+ )?)(?:(?:can|will|may) be|(?<!(?:when|once|if|while) (?:you|they) )are(?= back)|(?:go|head|travel|return|leave)(?:s|ing)?) (?:back |for )?(?:home(?: again)?|to (?:your|their) (?:own )?country)`,
  es: String.raw`(?<!acompañante (?:\p{L}+ )?)(?:(?:regres|v(?:ol|uel)v|viaj)\p{L}* a|est(?:á|ará|ar) de (?:vuelta|regreso) en) (?:su )?(?:casa|país|hogar)`,
});
const WITHIN = inAnyLanguage({ en: 'after|in|within', es: 'tras|después de|en|a(?: l[oa]s)?' });
const ABOUT = inAnyLanguage({ en: `about|around|${CARDINAL} (?:to|or)`, es: `unos|unas|${CARDINAL} [ao]` });
const AT = inAnyLanguage({ en: 'of|in|at|on|after|before|later', es: 'de|en|después|antes' });
const leavesAfter = (unit: string): RegExp => {
  const span = String.raw`${WITHIN} (?:${ABOUT} )?(${CARDINAL}|an?|la(?= semana)) ${unit}(?!\p{L}| ${AT})`;
  const later = `(${CARDINAL}|an?) ${unit} (?:${inAnyLanguage({ en: 'after', es: 'después de' })}(?! ?${LATER_THAN})|${inAnyLanguage({ en: 'later', es: 'después(?! de)|más tarde' })})`;
  return new RegExp(
    String.raw`${HOME}(?: \p{L}+){0,3}? (?:${span}|${later})|${span},?(?: \p{L}+){0,4}? ${HOME}`,
    'giu',
  );
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
      const shortest = Math.min(...waits);
      const atLeast = `at least ${shortest} days`;
      const isOneOf = (days: readonly number[]) => (number: number) => days.includes(number);
      const patterns = [
        [FIRST_FLIGHT, waits, isOneOf(waits), 'days of beforeFlight in facts.yaml of the procedure'],
        [DAY_OF_STAY, ofStay, isOneOf(ofStay), 'procedureDay of a treatment plus the days of beforeFlight'],
        [NEXT_DAY, waits, () => shortest <= 1, atLeast, timesOfFlying],
        ...FLOWN.map(
          ([pattern, days]) =>
            [
              pattern,
              waits,
              (number: number) => number * days >= shortest || (days < 1 && number * days < HALF_A_DAY),
              atLeast,
              timesOfFlying,
            ] as const,
        ),
      ] as const;
      const isOurs = ({ words }: { readonly words: string }): boolean =>
        FLYING.test(words) && (reading.kind === 'clinic' || !OTHERS.test(words));
      for (const { words } of sentencesOf(sentence.words, source.language).filter(isOurs))
        for (const [pattern, days, isRight, what, spansIn] of patterns)
          for (const span of spansIn?.(words, pattern) ?? [words])
            yield* wrongNumbers({ ...sentence, words: span }, pattern, isRight, {
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
