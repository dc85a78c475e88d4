/** The doctor's sheet. It is as wide as what fits on both A4 and Letter. Type on paper is small and in points. */
export const paper = {
  width: '210mm',
  /** Window width from which the title has room beside it; in rem, so that it stays above it in large letters. */
  beside: '80rem',
  margin: '5mm',
  text: '9.5pt',
  leading: 1.16,
  title: '16pt',
  /** Space above and below: the line of days, a row of two languages, a line with a box, and a part of them. */
  air: { days: '2pt', row: '2.5pt', tick: '1pt', part: '6pt' },
} as const;
