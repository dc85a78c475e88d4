import { asId } from '../../../schemas/fields';

const numbered = (base: string, number: number): string => (number === 1 ? base : `${base}-${number}`);

/** Gives each of a text's headings a unique fragment, other than those `given`. */
export const createSlugger = (given: readonly string[]): ((text: string) => string) => {
  const taken = new Set(given);
  const last = new Map<string, number>();
  return (text) => {
    const base = asId(text) || 'section';
    let number = (last.get(base) ?? 0) + 1;
    while (taken.has(numbered(base, number))) number += 1;
    last.set(base, number);
    taken.add(numbered(base, number));
    return numbered(base, number);
  };
};
