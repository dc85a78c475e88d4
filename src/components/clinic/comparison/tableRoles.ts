/** Explicit roles: `display: grid` and `block` remove table semantics. */
export const as = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  clinic: { role: 'columnheader', scope: 'col' },
  question: { role: 'rowheader', scope: 'row' },
} as const;
