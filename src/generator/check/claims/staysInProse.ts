import { inAnyLanguage, type Phrases } from '../../../facts/inAnyLanguage';
import { CARDINAL, ORDINAL } from './numbersInProse';

/** "at least two", "five to six", "entre 20 y 25", "a" week: for a range, the larger number counts. */
const ABOUT = inAnyLanguage({
  en: 'for|from|between|of|only|just|about|around|roughly|at least|at most|up to|another|a total of|the whole',
  es: 'por|durante|de|entre|solo|unos|unas|cerca de|alrededor de|aproximadamente|al menos|como mínimo|hasta|un total de',
});
const NUMBER = String.raw`(?:${CARDINAL}|(?<!\p{L})an?)`;
const RANGE = `(?:(?:${ABOUT}) ){0,3}(?:${NUMBER}(?: (?:to|or|and|a|o|y) | ?[-–] ?))?`;

const STAY = inAnyLanguage({
  en: '(?:stay|(?:whole |entire )trip)s?',
  es: '(?:estancia|estadía|permanencia|todo el viaje|viaje completo)s?',
});
/** "A two-day trip to the coast" is none. */
const TRIP = inAnyLanguage({ en: '(?:the|your) (?:trip|journey)', es: '(?:el|su) viaje' });
/** "The stay at the clinic usually lasts", "la estancia suele ser de" */
const LASTS = inAnyLanguage({
  en: '(?: \\p{L}+){0,4}? (?:is|are|be|lasts?|takes?|runs?)|:| of',
  es: '(?: \\p{L}+){0,4}? (?:es|son|ser|dura|duran|durar|durará|toma|será(?: de)?)|:| de',
});
/** "a five-night stay", "a week’s stay", "ocho días de estancia" */
const BEFORE_STAY = {
  en: String.raw`(?:['’]s?)?(?:[- ]long)? (?:\p{L}+ )?${STAY}`,
  es: `(?: (?:mínim|total)(?:es|os))? de ${STAY}`,
};
/** "The visit is two days after": a day, and no length. */
const NO_LENGTH = inAnyLanguage({ en: 'after|before|later|earlier|apart|ago', es: 'después|antes|más tarde' });

const HOUSES = inAnyLanguage({
  en: '(?:at|in) (?:(?:the|our|a) (?:clinic|hospital|institute|center|house|hotel|lodge|city|suite|ward)|[A-Z]\\p{L}+)|on the ward',
  es: 'en (?:(?:la|el|nuestra|nuestro|una?) (?:clínica|hospital|instituto|centro|casa|hotel|ciudad|suite|sala)|[A-ZÁÉÍÓÚÑ]\\p{L}+)',
});
export const PLACE = `(?:with us|here|con nosotros|aquí|${HOUSES})`;
const WHOLE = `(?:in all|in total|altogether|en total|${PLACE})`;
/** Who stays: what may stay in a patient, such as a drain, does not count. */
const SOMEBODY = inAnyLanguage({
  en: '(?:[Yy]ou|[Pp]atients?|[Pp]eople|[Gg]uests?|[Mm]ost|[Ee]very(?:one|body)|[Ee]xpect|[Pp]lan) (?:[a-z]+ ){0,2}?(?:stay|remain|spend|sleep)(?:s|ing)?',
  es: '(?:[Uu]sted(?:es)?|[Pp]acientes?|[Pp]ersonas?|[Mm]ayoría) (?:[a-z]+ ){0,2}?(?:se qued|permanec|pas|duerm|se hosped|se aloj)[a-zéá]+|(?:Se queda|Quéde|Permanece|Permanezca|Pasa|Duerme|Se hospeda|Se aloja|(?:Debe|Deberá|Va a) (?:quedar|permanecer|pasar|dormir))[a-zá]*',
});
/** Enough where the place follows. */
const THERE = inAnyLanguage({
  en: '[Yy]ou (?:are|will be)|Stay',
  es: '(?:[Uu]sted está|permanec|se qued|duerm)[a-zéá]*',
});
const PLANNED = inAnyLanguage({
  en: '(?:[Pp]lan|[Aa]llow|[Rr]eserve|[Cc]ount on|[Ee]xpect|[Bb]ook)',
  es: '(?:[Cc]alcule|[Pp]revea|[Rr]eserve|[Cc]uente con|[Pp]lanee|[Pp]rograme)',
});
/** Nights under the clinic's own roof: an offer without any may count those of a hotel or at home. */
export const ROOF = inAnyLanguage({
  en: String.raw`with us|(?:at|in) (?:the|our|a) (?:(?!hotel)\p{L}+ )?(?:clinic|hospital|institute|center|suite|ward)|on the ward`,
  es: 'con nosotros|en (?:el|la|nuestr[oa]|una?) (?:clínica|hospital|instituto|centro|suite|sala)',
});
/** A night at the clinic, or none, said without a number. */
export const A_NIGHT = new RegExp(
  `(?:${inAnyLanguage({ en: 'you (?:spend the night|sleep|stay overnight)', es: 'usted (?:pasa la noche|duerme)' })}) ${ROOF}`,
  'iu',
);
export const NO_NIGHT = new RegExp(
  inAnyLanguage({
    en: '(?:outpatient|same-day) (?:surgery|operation|procedure|treatment)(?! (?:unit|center|department|is not))|discharged (?:the same day|on the day of)|(?:no|without an?) overnight stay|(?<!(?:not|never|cannot|nobody|companion) )(?:go(?:es)?|leaves?|walks?) [^.,;]*(?:home|hotel|lodging) (?:the same (?:day|evening)|on the day of)',
    es: String.raw`es (?:una? )?(?:\p{L}+ )?ambulatori[oa]|recibe el alta el mismo día|sin (?:hospitalización|internación)|el mismo día (?:de la \p{L}+ )?(?:sale|vuelve|regresa|se va) a|(?<!acompañante )(?:sale|vuelve|regresa|se va) a (?:\p{L}+ ){1,2}el mismo día`,
  }),
  'iu',
);
const DAY = inAnyLanguage({ en: 'day', es: 'día' });
/** "Surgery is on day three": of the stay. */
export const SURGERY_DAY = new RegExp(
  String.raw`${inAnyLanguage({
    en: '(?:(?<!second )(?:surgery|operation|procedure) (?:is(?: done)?|takes place|follows|happens|is scheduled)|you have (?:the |your )?(?:surgery|operation)) (?:on|for)(?: the| your)?',
    es: '(?:(?<!segunda )(?:cirugía|operación|procedimiento) (?:es|será|se hace|se realiza|tiene lugar|se programa)|l[eo] operan|se opera)(?: para)?(?: el)?',
  })} (?:${DAY} (${CARDINAL})|(${ORDINAL}) ${DAY})(?!\p{L}| ${inAnyLanguage({ en: 'after', es: 'después' })})`,
  'giu',
);
const END = `(?=[.,;:!?)]|$| ${WHOLE}| (?:and|y) )`;

/** What says how long the patient stays, in days, nights or another unit: with the word "stay", or as what somebody does. */
export const staysSaidIn = (unit: Phrases): { readonly asNoun: RegExp; readonly asVerb: RegExp } => {
  const units = inAnyLanguage(unit);
  const length = `${RANGE}(${NUMBER})`;
  return {
    asNoun: new RegExp(
      `(?:${STAY}|${TRIP})${LASTS} ${length} ${units}(?!\\p{L}| (?:${NO_LENGTH}))|(${NUMBER})[ -]${units}${inAnyLanguage(BEFORE_STAY)}(?!\\p{L})`,
      'giu',
    ),
    asVerb: new RegExp(
      `${SOMEBODY}(?: ${PLACE})? ${length} ${units}${END}|${THERE} ${PLACE} ${length} ${units}${END}|${PLANNED} ${length} ${units}(?= ${WHOLE})`,
      'gu',
    ),
  };
};
