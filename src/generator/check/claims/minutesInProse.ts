import { inAnyLanguage, type Phrases } from '../../../facts/inAnyLanguage';
import type { Problem } from '../../content/problem';
import { dotted, type FieldPath, numberAt } from '../../content/records/fieldAccess';
import type { ParsedRecord } from '../../content/records/readRecord';
import { citableSentencesOf } from '../../content/text/textFields';
import { CARDINAL, numbersIn, wrongNumbers } from './numbersInProse';

/** "120 minutes before the flight" */
const EARLIER = inAnyLanguage({ en: 'before|early|ahead', es: 'antes|de (?:anticipación|antelación)' });
const MINUTES = new RegExp(
  String.raw`(${CARDINAL}) ${inAnyLanguage({ en: 'min(?:utes?)?', es: 'min(?:utos?)?' })}(?!\p{L}| ${EARLIER})`,
  'giu',
);

/** "two hours away", "an hour by car", "a una hora" */
const HOURS = new RegExp(
  inAnyLanguage({
    en: String.raw`(?:(${CARDINAL})|(?<!half )\ban) hours? (?:away|by|from)\b`,
    es: String.raw`\ba (${CARDINAL}) horas?\b`,
  }),
  'giu',
);

/** At an airport, things take minutes, too; how far away it is takes a way. */
const WAY = inAnyLanguage({
  en: 'away|drive|driving|ride|road|car|taxi|trip|transfer|journey',
  es: 'trayecto|camino|viaje|traslado|carretera|auto|carro|coche|taxi|está|queda',
});
const airport = (at: string, name: string): string => `(?<!${at} )${name}|${WAY}.*${name}|${name}.*${WAY}`;

/** Which sentences speak of a place, and where facts.yaml says how far away it is. */
const places: readonly (readonly [about: Phrases, paths: readonly FieldPath[]])[] = [
  [
    {
      en: 'intensive care(?! (?:teams?|nurses?|doctors?|physicians?|specialists?|staff))|cardiac unit|cardiolog',
      es: '(?<!(?:equipo|enfermer[oa]s?|médic[oa]s?|especialistas?|personal) (?:de|en) )(?:cuidados intensivos|terapia intensiva)|unidad cardíaca|cardiólog',
    },
    [
      ['safety', 'intensiveCare', 'minutes'],
      ['safety', 'ibogaine', 'cardiologyMinutes'],
    ],
  ],
  [
    {
      en: airport(String.raw`\b(?:at|in|inside) (?:the|your)`, String.raw`\bairport\b`),
      es: airport('en (?:el|su)', 'aeropuerto'),
    },
    [['location', 'airport', 'minutes']],
  ],
];

/** Compares the minutes to intensive care and to the airport in a clinic's words with its facts. */
export function* problemsOfMinutesInProse({ facts, words }: ParsedRecord): Iterable<Problem> {
  for (const [about, paths] of places) {
    const known = paths.map((path) => numberAt(facts.value, ...path)).filter(Number.isInteger);
    if (known.length === 0) continue;
    const pattern = new RegExp(inAnyLanguage(about), 'i');
    for (const sentence of words.flatMap(citableSentencesOf)) {
      if (!pattern.test(sentence.words)) continue;
      // The text may count other minutes too, such as those in the evening. One of its numbers must be that of the facts.
      const hours = numbersIn(sentence.words, HOURS).map(({ number }) => (number || 1) * 60);
      const minutes = numbersIn(sentence.words, MINUTES).map(({ number }) => number);
      const isSaid = [...minutes, ...hours].some((number) => known.includes(number));
      const [wrong] = [MINUTES, HOURS].flatMap((unit) => [
        ...wrongNumbers(sentence, unit, () => isSaid, {
          against: `but ${paths.map(dotted).join(' and ')} in facts.yaml say ${known.join(' and ')}`,
          allowed: 'minutes that agree with facts.yaml',
          fix: 'Correct the number here or in facts.yaml.',
        }),
      ]);
      if (wrong) yield wrong;
    }
  }
}
