import type { Localized } from '../../../facts/locales';
import { type Problem, type ProblemText, quote } from '../../content/problem';
import type { TextField } from '../../content/text/textFields';

/** From one on, parted by spaces; a number's other forms follow after a slash. */
const CARDINALS: Localized = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  es: 'un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún/veintiuna/veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
};
/** From ten on, and from a hundred on; a dash stands where the list above has the word. */
const TENS: Localized = {
  en: '- twenty thirty forty fifty sixty seventy eighty ninety',
  es: '- - treinta cuarenta cincuenta sesenta setenta ochenta noventa',
};
const HUNDREDS: Localized = {
  en: 'hundred',
  es: 'cien/ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
};
const ORDINALS: Localized = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
  es: 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercer decimocuarto decimoquinto',
};

const valuesOf = (lists: Localized, unit: number) =>
  Object.values(lists).flatMap((list) =>
    list.split(' ').flatMap((forms, index) => forms.split('/').map((word) => [word, (index + 1) * unit] as const)),
  );
const values = new Map(
  [valuesOf(CARDINALS, 1), valuesOf(ORDINALS, 1), valuesOf(TENS, 10), valuesOf(HUNDREDS, 100)].flat(),
);
const oneOf = (lists: Localized): string =>
  Object.values(lists)
    .flatMap((list) => list.split(/[ /]/))
    .filter((word) => word !== '-')
    .toSorted((one, other) => other.length - one.length)
    .join('|');

const [SMALL, TEN, HUNDRED] = [CARDINALS, TENS, HUNDREDS].map(oneOf);
const ANY = `(?:${SMALL}|${TEN}|${HUNDRED}|thousand|mil)`;
/** "forty-five", "cuarenta y cinco", "twelve thousand four hundred" */
const SPELLED = `${ANY}(?:(?:(?<=${TEN})(?:-| y )(?=${SMALL})| (?=hundred|thousand|mil)|(?<=${HUNDRED}|thousand|mil) (?:and )?)${ANY})*(?!\\p{L})`;

/** Sources of patterns: "12", "twelve", "doce"; "twelfth", "duodécimo". Ordinals up to 15, as prose spells them. */
export const CARDINAL = String.raw`(?<![\p{L}\p{N}])(?:\d+|${SPELLED})`;
export const ORDINAL = String.raw`(?<![\p{L}\p{N}])(?:${oneOf(ORDINALS)})`;
/** "12,400", "12 400", "12.400,00", "12.4k", "12 mil" */
export const FIGURE = String.raw`(?:(?:\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+|\d+)(?:[.,]\d\d?)?(?: ?k| (?:mil|thousand))?(?![\p{L}\p{N}])|${SPELLED})`;

const numberOf = (found: string): number => {
  const [, digits, thousands] = /^(\d[\d.,\s]*?)(\s*(?:k|mil|thousand))?$/iu.exec(found) ?? [];
  if (digits && thousands) return Number(digits.replace(',', '.')) * 1000;
  if (digits) return Number(digits.replace(/[.,]\d\d?$/, '').replace(/\D/g, ''));
  const words = found
    .toLowerCase()
    .replace(/^(?:an?|la)$/, 'one')
    .split(/[ -]/);
  const sum = words.reduce(
    ({ total, rest }, word) => {
      if (word === 'thousand' || word === 'mil') return { total: (rest || 1) * 1000, rest: 0 };
      return { total, rest: word === 'hundred' ? (rest || 1) * 100 : rest + (values.get(word) ?? 0) };
    },
    { total: 0, rest: 0 },
  );
  return sum.total + sum.rest;
};

/** Numbers that a pattern's first matching group finds in a text, in digits or words, each with the words around it. */
export const numbersIn = (text: string, pattern: RegExp): { readonly number: number; readonly said: string }[] =>
  [...text.matchAll(pattern)].map(([said, ...groups]) => {
    const found = groups.find((group) => group !== undefined) ?? '';
    return { said, number: numberOf(found) };
  });

/** Why facts contradict a number: `against` follows the quoted words. */
export type Objection = Pick<ProblemText, 'allowed' | 'fix'> & { readonly against: string };

export function* wrongNumbers(
  { problem, words }: TextField,
  pattern: RegExp,
  isRight: (number: number) => boolean,
  { against, allowed, fix }: Objection,
): Iterable<Problem> {
  for (const { number, said } of numbersIn(words, pattern))
    if (!isRight(number)) yield problem({ found: `${quote(said)}, ${against}`, allowed, fix });
}
