import { closest, distance } from 'fastest-levenshtein';

/** As an id would be written: without accents, capitals and spaces. "República Dominicana" means republica-dominicana. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

const SHORTEST_BEGINNING = 3;
/** Longer values are no slip of a listed one, and comparing them takes time. */
const LONGEST = 200;
/** Letters that differ in a slip of the hand. */
const LARGEST_SLIP = 2;

/** The first allowed value that differs from what was written by no more than a slip of the hand. */
export const slipOf = (written: string, allowed: readonly string[]): string | undefined =>
  written.length > LONGEST
    ? undefined
    : allowed.find((value) => distance(plain(written), plain(value)) <= LARGEST_SLIP);

/** The allowed value most like what was written, or undefined when none is close enough to be meant. */
export const nearest = (written: string, allowed: readonly string[]): string | undefined => {
  const wanted = plain(written);
  if (!wanted || wanted.length > LONGEST || allowed.length === 0) return undefined;
  const forms = allowed.map(plain);
  const begun = forms.filter((form) => wanted.length >= SHORTEST_BEGINNING && form.startsWith(wanted));
  const candidate = begun.length === 1 ? begun[0] : closest(wanted, forms);
  if (candidate === undefined) return undefined;
  const furthest = Math.max(LARGEST_SLIP, Math.floor(candidate.length / 2));
  const isMeant = begun.length === 1 || distance(wanted, candidate) <= furthest;
  return isMeant ? allowed[forms.indexOf(candidate)] : undefined;
};
