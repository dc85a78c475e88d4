/** The doctor's sheet. It is as wide as what fits on both A4 and Letter. Type on paper is small and in points. */
export const paper = {
  width: '210mm',
  margin: '8mm',
  text: '7.4pt',
  leading: 1.16,
  title: '14pt',
  /** Height of the line of days. */
  days: '14pt',
  /** Space above and below: the line of days, a row of two languages. */
  air: { days: '2pt', row: '2.5pt' },
} as const;
