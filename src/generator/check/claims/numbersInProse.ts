import type { Localized } from '../../../facts/locales';
import { type Problem, type ProblemText, quote } from '../../content/problem';
import type { TextField } from '../../content/text/textFields';

/** From one on, parted by spaces; a number's other form follows after a slash. */
const CARDINALS: Localized = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one',
  es: 'un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún',
};
const ORDINALS: Localized = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
  es: 'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercer decimocuarto decimoquinto',
};

const values = new Map(
  [CARDINALS, ORDINALS]
    .flatMap((lists) => Object.values(lists))
    .flatMap((list) => list.split(' ').flatMap((forms, index) => forms.split('/').map((word) => [word, index + 1]))),
);
const oneOf = (lists: Localized): string =>
  Object.values(lists)
    .flatMap((list) => list.split(/[ /]/))
    .toSorted((one, other) => other.length - one.length)
    .join('|');

/** Sources of patterns: "12", "twelve", "doce"; "twelfth", "duodécimo". Words up to 21, and ordinals up to 15, as prose spells them. */
export const CARDINAL = String.raw`(?<![\p{L}\p{N}])(?:\d+|${oneOf(CARDINALS)})`;
export const ORDINAL = String.raw`(?<![\p{L}\p{N}])(?:${oneOf(ORDINALS)})`;

/** Numbers that a pattern's first matching group finds in a text, in digits or words, each with the words around it. */
export const numbersIn = (text: string, pattern: RegExp): { readonly number: number; readonly said: string }[] =>
  [...text.matchAll(pattern)].map(([said, ...groups]) => {
    const found = groups.find((group) => group !== undefined) ?? '';
    return { said, number: values.get(found.toLowerCase()) ?? Number(found.replace(/\D/g, '')) };
  });

/** Why facts contradict a number: `against` follows the quoted words. */
type Objection = Pick<ProblemText, 'allowed' | 'fix'> & { readonly against: string };

export function* wrongNumbers(
  { problem, words }: TextField,
  pattern: RegExp,
  isRight: (number: number) => boolean,
  { against, allowed, fix }: Objection,
): Iterable<Problem> {
  for (const { number, said } of numbersIn(words, pattern))
    if (!isRight(number)) yield problem({ found: `${quote(said)}, ${against}`, allowed, fix });
}
