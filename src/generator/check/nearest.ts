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
/** Of a name’s letters that may differ where nothing else is like it. */
const SLIP_SHARE = 0.4;

/** A short name has few letters to slip on: "fr" is not "en". */
const furthestSlip = (name: string): number => Math.max(1, Math.floor(name.length * SLIP_SHARE));

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
  const isMeant = begun.length === 1 || distance(wanted, candidate) <= furthestSlip(candidate);
  return isMeant ? allowed[forms.indexOf(candidate)] : undefined;
};

/** The listed value that was written in other letters (capitals, accents, spaces), or with one or two of them wrong. */
export const misspelled = (written: string, allowed: readonly string[]): string | undefined => {
  const wanted = plain(written);
  const isSlip = (form: string): boolean => distance(wanted, form) <= Math.min(LARGEST_SLIP, furthestSlip(form));
  if (!wanted || wanted.length > LONGEST || allowed.length === 0) return undefined;
  const forms = allowed.map(plain);
  const begun = forms.filter((form) => wanted.length >= SHORTEST_BEGINNING && form.startsWith(`${wanted}-`));
  const candidate = begun.length === 1 ? begun[0] : closest(wanted, forms);
  if (candidate === undefined || (begun.length !== 1 && !isSlip(candidate))) return undefined;
  return allowed[forms.indexOf(candidate)];
};

/** As an id must be written: "Valle Alto" means valle-alto. */
export const asId = (written: string): string =>
  plain(written)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
