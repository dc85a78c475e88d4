/** The doctor's sheet. It is as wide as what fits on both A4 and Letter. Type on paper is small and in points. */
export const paper = {
  width: '210mm',
  margin: '8mm',
  text: '9.5pt',
  leading: 1.22,
  title: '16pt',
  /** Space above and below: the line of days, a row of two languages, a line with a box, and a part of them. */
  air: { days: '3pt', row: '4pt', tick: '1.5pt', part: '8pt' },
} as const;
