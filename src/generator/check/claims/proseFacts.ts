import { inAnyLanguage } from '../../../facts/inAnyLanguage';
import { clinicFacts } from '../../../schemas/clinic';
import { type Problem, quote } from '../../content/problem';
import { dotted, listAt, numberAt, textAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf, type Sentence, sentencesOf } from '../../content/text/textFields';
import { wholeTrip } from '../../content/wholeTrip';
import { monthsOf } from '../../isoDay';
import { CARDINAL, FIGURE, numbersIn, type Objection, wrongNumbers } from './numbersInProse';
import { A_NIGHT, NO_NIGHT, PLACE, ROOF, SURGERY_DAY, staysSaidIn } from './staysInProse';

const SIGN = String.raw`(?:USD|US ?\$|U\$S|\$)[ \u00A0]?`;
const DOLLARS = String.raw`[ \u00A0-]?(?:(?:US|U\.S\.|American) )?${inAnyLanguage({ en: 'USD|dollars?', es: 'USD|dólar(?:es)?' })}`;
const AND = `(?: ${inAnyLanguage({ en: 'to|and|or', es: 'a|y|o' })} | ?[-–—] ?)`;
const COSTS = inAnyLanguage({
  en: '(?:costs?|prices? (?:is|are|starts?|begins?))(?: (?:from|at|about|around|only|just|up to))?',
  es: '(?:cuestan?|precios? (?:es|son))(?: (?:de|desde|unos|solo|hasta))?',
});
const NO_MONEY = String.raw`(?! ?(?:%|(?:mil|thousand)? ?(?:\p{L}*min|hours|horas|pesos|euros)))`;
const ANY = String.raw`(?<![\p{L}\p{N}.,])(${FIGURE})`;
/** Both ends of "USD 9,800 to 12,400" and "9,800–12,400 dollars", and a figure of three digits or more behind "costs". */
const AMOUNT = new RegExp(
  [
    `${SIGN}(${FIGURE})`,
    `(?<=${SIGN}${FIGURE}${AND})(${FIGURE})`,
    `${ANY}${DOLLARS}`,
    `${ANY}(?=${AND}${FIGURE}${DOLLARS})`,
    String.raw`(?<=${COSTS} )(?=\d*[.,\u00A0]?\d{3})(${FIGURE})${NO_MONEY}`,
  ].join('|'),
  'giu',
);
/** "3 nights", "two clinic nights", "una estancia de doce días". For a range, the larger number counts. */
const NIGHTS = new RegExp(
  String.raw`(${CARDINAL})[ -](?:[\p{L}-]+ )?${inAnyLanguage({ en: 'nights?', es: 'noches?' })}(?!\p{L})`,
  'giu',
);
const CLINIC_NIGHTS = new RegExp(
  String.raw`(?<=${ROOF},?(?: \p{L}+){0,2} )${NIGHTS.source}|${NIGHTS.source}(?= (?:\p{L}+ ){0,2}?${ROOF})`,
  'giu',
);
const RANGE = `(?:${CARDINAL} ${inAnyLanguage({ en: 'to|or', es: 'a|o' })} )?(${CARDINAL})`;
const STAYED_NIGHTS = staysSaidIn({ en: 'nights?', es: 'noches?' });
/** Nights of which the patient's are a part. Others pass in bed, in a splint or without alcohol. */
const AT_NIGHT = new RegExp(`${PLACE}|${inAnyLanguage({ en: '[Ii]nclud|[Pp]rice', es: '[Ii]nclu|[Pp]recio' })}`, 'u');
const speaksOfStay = (words: string): boolean =>
  [AT_NIGHT, ...Object.values(STAYED_NIGHTS)].some((pattern) => words.search(pattern) >= 0);
/** What facts.yaml knows of small amounts; a taxi, a stick or a medicine may cost what it likes. */
const STAYING = new RegExp(
  inAnyLanguage({
    en: 'lodging|hotel|room|night|meals|food|flight|fare|transfers?|price|operation|surgery|treatment',
    es: 'alojamiento|hospedaje|hotel|habitación|noche|comidas|vuelo|pasaje|traslado|precio|operación|cirugía|tratamiento',
  }),
  'iu',
);
const LARGE_AMOUNT = 100;
/** Stays by the days of their unit: nobody means by "a week" or "a month" one day exactly. */
const STAYS = [
  { ...staysSaidIn({ en: 'days?', es: 'días?' }), days: 1, give: 0 },
  { ...staysSaidIn({ en: 'weeks?', es: 'semanas?' }), days: 7, give: 1 },
  { ...staysSaidIn({ en: 'months?', es: 'mes(?:es)?' }), days: 30, give: 3 },
];

/** "three to six months later", "de tres a seis meses después": what lies between two trips. */
const LATER = { en: 'months (?:later|apart)', es: 'meses (?:después(?! de)|más tarde)' };
const MONTHS = new RegExp(`${RANGE} ${inAnyLanguage(LATER)}`, 'giu');

/** Amounts that words may name, by the offer that they belong to; undefined while the facts are not whole. */
const amountsIn = (value: unknown): ReadonlyMap<string, readonly number[]> | undefined => {
  const { data: facts } = clinicFacts.safeParse(value);
  if (!facts) return undefined;
  const { lodging, meals, transfers, fares } = facts.staying;
  const costs = [lodging.one, lodging.two, meals, transfers, ...fares.map(({ amount }) => amount)];
  return new Map(
    facts.offers.map((offer) => {
      const { two, one } = wholeTrip(offer, facts.staying);
      const spans = [offer.price, ...[two, one].flatMap(({ lines, total }) => [...lines, total])];
      return [offer.key, [...costs, ...spans.flatMap(({ from, to }) => [from, to])]];
    }),
  );
};

/** What facts.yaml says on the nights and days of each trip; NaN while it is missing. */
const staysIn = (facts: unknown) =>
  listAt(facts, 'offers').flatMap((offer, index) =>
    listAt(offer, 'trips').map((trip, place) => ({
      key: textAt(offer, 'key'),
      path: ['offers', index, 'trips', place],
      procedureDay: numberAt(trip, 'procedureDay'),
      nights: numberAt(trip, 'nights') ?? Number.NaN,
      includedNights: numberAt(trip, 'includedNights') ?? 0,
      from: numberAt(trip, 'stayDays', 'from') ?? Number.NaN,
      to: numberAt(trip, 'stayDays', 'to') ?? Number.NaN,
      after: [numberAt(trip, 'after', 'from'), numberAt(trip, 'after', 'to')] as const,
    })),
  );

type Stay = ReturnType<typeof staysIn>[number];

const fix = 'Correct the number here or in facts.yaml.';

/** Nights at the clinic, in other lodging that the price includes, or of the whole stay. */
const isNights =
  (stays: readonly Stay[]) =>
  (number: number): boolean =>
    stays.some(
      ({ nights, includedNights, from, to }) =>
        [nights, includedNights, nights + includedNights].includes(number) || (from <= number + 1 && number < to),
    );

/** Each trip, and all trips of an offer together. */
const spansOf = (stays: readonly Stay[]): Pick<Stay, 'from' | 'to'>[] => {
  const offers = [...new Set(stays.map(({ key }) => key))].map((key) => stays.filter((stay) => stay.key === key));
  const sum = (trips: readonly Stay[], end: 'from' | 'to'): number => trips.reduce((days, trip) => days + trip[end], 0);
  return [...stays, ...offers.map((trips) => ({ from: sum(trips, 'from'), to: sum(trips, 'to') }))];
};

/** The sentences of a field, which stands as one. */
const piecesOf = (sentence: Sentence): Sentence[] =>
  sentencesOf(sentence.words, sentence.language).map(({ words }) => ({ ...sentence, words }));

/** Who lets visitors in counts the days in the country. */
const OF_COUNTRY = new RegExp(
  String.raw`\b${inAnyLanguage({ en: 'visas?|immigration|passports?|tourists?', es: 'visas?|visado|migratori|migración|pasaportes?|turistas?' })}`,
  'iu',
);

/** A stay that is that of no trip. Who "stays three days with us" may leave the clinic for a hotel then. */
function* wrongLengths(sentence: Sentence, stays: readonly Stay[], objection: Objection): Iterable<Problem> {
  for (const { asNoun, asVerb, days, give } of STAYS) {
    const isStay = (number: number): boolean =>
      spansOf(stays).some(({ from, to }) => from <= number * days + give && number * days - give <= to);
    const isAtClinic = (number: number): boolean =>
      stays.some(({ nights }) => nights > 0 && [nights, nights + 1].includes(number * days));
    for (const piece of piecesOf(sentence).filter(({ words }) => !OF_COUNTRY.test(words))) {
      yield* wrongNumbers(piece, asNoun, isStay, objection);
      yield* wrongNumbers(piece, asVerb, (number) => isStay(number) || isAtClinic(number), objection);
    }
  }
}

function* wrongStay(sentence: Sentence, trips: readonly Stay[]): Iterable<Problem> {
  const differs = (fact: string, is: (trip: Stay) => string) => ({
    against: `but ${trips.map((trip) => `${dotted([...trip.path, fact])} in facts.yaml is ${is(trip)}`).join(' and ')}`,
    allowed: 'numbers that agree with facts.yaml',
    fix,
  });
  const inClinic = differs('nights', ({ nights }) => String(nights));
  const days = differs('stayDays', ({ from, to }) => `${from} to ${to}`);
  const isNight = (number: number): boolean => trips.some(({ nights }) => nights === number);
  // The text may also count nights elsewhere, such as in a hotel. One of its numbers must be the clinic's.
  const isList = /^(?:in|ex)cludes$/.test(String(sentence.path?.[2]));
  const spoken = piecesOf(sentence).filter(({ words }) => isList || speaksOfStay(words));
  const nights = { ...sentence, words: spoken.map(({ words }) => words).join(' ') };
  const [counted, pattern] = isNight(0) ? [sentence, CLINIC_NIGHTS] : [nights, NIGHTS];
  const isSaid = numbersIn(counted.words, pattern).some(({ number }) => isNight(number));
  const isIncluded = (number: number): boolean =>
    isNight(0) && trips.some(({ includedNights }) => includedNights === number);
  const [wrongNights] = wrongNumbers(counted, pattern, (number) => isSaid || isIncluded(number), inClinic);
  if (wrongNights) yield wrongNights;
  const said = trips.every((trip) => trip.nights > 0)
    ? NO_NIGHT.exec(sentence.words)
    : isNight(0) && A_NIGHT.exec(sentence.words);
  if (said) yield sentence.problem({ found: `${quote(said[0])}, ${inClinic.against}`, allowed: inClinic.allowed, fix });
  yield* wrongNumbers(nights, NIGHTS, (number) => trips.some(({ to }) => number <= to), days);
  yield* wrongLengths(sentence, trips, days);
  const waits = trips.filter(({ after: [least, most] }) => least !== undefined && most !== undefined);
  const isWait = (months: number): boolean =>
    waits.some(({ after: [least = 0, most = 0] }) => months >= monthsOf(least) && months <= monthsOf(most));
  if (waits.length > 0)
    yield* wrongNumbers(sentence, MONTHS, isWait, {
      against: `but ${waits.map(({ path, after }) => `${dotted([...path, 'after'])} in facts.yaml is ${after.join(' to ')} days`).join(' and ')}`,
      allowed: 'months that agree with facts.yaml',
      fix,
    });
}

export function* problemsOfProseFacts({ facts, words }: ParsedRecord): Iterable<Problem> {
  const [offers, stays] = [amountsIn(facts.value), staysIn(facts.value)];
  const isKnown = ({ nights, from, to }: Stay): boolean => ![nights, from, to].some(Number.isNaN);
  if (facts.value === undefined) return;
  for (const sentence of words.flatMap(citableSentencesOf)) {
    const [list, key, name] = sentence.path ?? [];
    const amounts = (list === 'offers' && offers?.get(String(key))) || [...(offers?.values() ?? [])].flat();
    for (const piece of offers ? piecesOf(sentence) : []) {
      const isOther = (number: number): boolean => number < LARGE_AMOUNT && !STAYING.test(piece.words);
      yield* wrongNumbers(piece, AMOUNT, (number) => amounts.includes(number) || isOther(number), {
        against: 'an amount that facts.yaml does not have',
        allowed: 'ends of prices, costs of staying, and what the whole trip of the offer comes to',
        fix: 'Correct the amount here or in facts.yaml.',
      });
    }
    const own = stays.filter((stay) => stay.key === key);
    const operated = (own.length > 0 ? own : stays).flatMap(({ procedureDay }) => procedureDay ?? []);
    yield* wrongNumbers(sentence, SURGERY_DAY, (number) => operated.length === 0 || operated.includes(number), {
      against: `but procedureDay in facts.yaml is ${[...new Set(operated)].join(', ')}`,
      allowed: 'the day of the stay on which the treatment is',
      fix: 'Correct the day here or in facts.yaml.',
    });
    if (list === 'offers') {
      if (own.length > 0 && own.every(isKnown) && name !== 'name') yield* wrongStay(sentence, own);
    } else if (stays.every(isKnown)) {
      // A stay that stands elsewhere in the words must be that of some offer.
      const objection = {
        against: 'which is no offer’s stay in facts.yaml',
        allowed: [...new Set(stays.map(({ from, to }) => `${from} to ${to}`))].join(', '),
        fix,
      };
      yield* wrongLengths(sentence, stays, objection);
      for (const pattern of Object.values(STAYED_NIGHTS))
        yield* wrongNumbers(sentence, pattern, isNights(stays), objection);
    }
  }
}
