import { drawing } from './timeScale';

/** Where the words of a flag hang: up or down its pole, left or right of it. */
export interface LabelPlace {
  readonly isHigh: boolean;
  readonly hangsLeft: boolean;
}

export interface MilestoneLabel extends LabelPlace {
  /** Place of the pole, in units from the left. */
  readonly x: number;
  /** No free place for the words: the list beside the drawing has them. */
  readonly isNamed: boolean;
}

/** Width of a label, and its distance from the pole, in units. */
const WIDTH = 160;
export const GAP = 9;
/** Minimum gap to the procedure's label, in units; closer labels go to the lower row. */
const PROCEDURE_WIDTH = 125;

const high = ['quote', 'operation', 'fly', 'home', 'again'];

/** Where the words of a check may hang, the best first. */
const checkPlaces: readonly LabelPlace[] = [
  { isHigh: false, hangsLeft: false },
  { isHigh: false, hangsLeft: true },
  { isHigh: true, hangsLeft: false },
  { isHigh: true, hangsLeft: true },
];

const leftOf = ({ x, hangsLeft }: { readonly x: number; readonly hangsLeft: boolean }): number =>
  hangsLeft ? x - WIDTH : x;

const isBehind = (pole: number, left: number): boolean => pole > left + GAP && pole < left + WIDTH - GAP;

/**
 * Gives each stop on the road its flag, no words over others or behind a pole. Checks take what the others leave free.
 * @param marks stops on the drawing in order, checks last, `x` in units from the left
 * @param operation place of the procedure's day, in units from the left
 */
export const labelsOf = <Mark extends { readonly kind: string; readonly x: number }>(
  marks: readonly Mark[],
  operation: number,
): readonly (Mark & MilestoneLabel)[] => {
  const labels: (Mark & MilestoneLabel)[] = [];
  for (const mark of marks) {
    const { kind, x } = mark;
    const isFree = (place: LabelPlace): boolean => {
      const left = leftOf({ x, ...place });
      if (left < 0 || left + WIDTH > drawing.width) return false;
      return labels.every((label) => {
        if (!label.isNamed) return true;
        if (label.isHigh === place.isHigh) return Math.abs(left - leftOf(label)) >= WIDTH;
        return place.isHigh ? !isBehind(x, leftOf(label)) : !isBehind(label.x, left);
      });
    };
    const place =
      kind === 'check'
        ? checkPlaces.find(isFree)
        : {
            isHigh:
              high.includes(kind) && (kind === 'quote' || kind === 'operation' || x >= operation + PROCEDURE_WIDTH),
            hangsLeft: kind === 'arrival' || x > drawing.width - WIDTH,
          };
    labels.push({ ...mark, isHigh: false, hangsLeft: false, ...place, isNamed: place !== undefined });
  }
  return labels;
};
