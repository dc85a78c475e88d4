import fc, { type GeneratorValue } from 'fast-check';

/** What an edit draws from fast-check, which makes it smaller when a case fails. */
export interface Draws {
  /** Whole number from 0 to below `end`; 0 where nothing is below it. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export const drawsFrom = (draw: GeneratorValue): Draws => ({
  below: (end) => draw(fc.nat, { max: Math.max(0, end - 1) }),
  pick: <Item>(items: readonly Item[]) => draw(fc.constantFrom<Item[]>, ...items) as Item,
});
