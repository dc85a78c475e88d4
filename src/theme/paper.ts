/** The doctor's sheet: as wide as the paper that it fits, A4 and Letter; on paper it is small, in points. */
export const paper = {
  width: '210mm',
  margin: '8mm',
  text: '7.4pt',
  leading: 1.16,
  title: '14pt',
  /** Height of the line of days. */
  days: '14pt',
  /** Air above and below: the line of days, a row of two languages. */
  air: { days: '2pt', row: '2.5pt' },
} as const;
