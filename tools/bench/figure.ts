export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: 'KB' | 'ms' | 's' | 'MB' | 'points' | '';
  /** Not a limit to fail by: a number to compare with. */
  readonly most?: number;
  readonly least?: number;
}

export type Progress = (words: string) => void;

const rounded = (value: number): string => {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  // A shift of 0.02 is one.
  return Math.abs(value) < 1 ? String(Number(value.toFixed(4))) : value.toFixed(1).replace(/\.0$/, '');
};

const reached = ({ value, most, least }: Figure): boolean =>
  (most === undefined || value <= most) && (least === undefined || value >= least);

const goal = ({ most, least, unit }: Figure): string => {
  if (most !== undefined) return `at most ${most} ${unit}`;
  return least === undefined ? '' : `at least ${least} ${unit}`;
};

/** The figures as a table for people, a heading per group. */
export const tableOf = (figures: readonly Figure[]): string => {
  const groups = [...new Set(figures.map(({ group }) => group))];
  return groups
    .map((group) => {
      const rows = figures
        .filter((figure) => figure.group === group)
        .map((figure) => {
          const mark = reached(figure) ? '  ' : '! ';
          return `${mark}${figure.name.padEnd(58)}${`${rounded(figure.value)} ${figure.unit}`.padStart(12)}   ${goal(figure)}`;
        });
      return [`\n${group}`, ...rows].join('\n');
    })
    .join('\n');
};

/** Of values in any order; of an even number the mean of the middle two, 0 of none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
