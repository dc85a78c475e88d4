/** What an address of the comparison asks for: `?procedure=<id>&clinics=<id>,<id>&date=<day>`. All of it may be wrong. */
export interface AskedComparison {
  readonly procedure?: string;
  /** Ids of clinics in their order, each once, without an upper limit. */
  readonly clinics: readonly string[];
  /** How many repeated ids were left out. */
  readonly repeated: number;
  /** Day of the arrival, meant to be YYYY-MM-DD. */
  readonly date?: string;
}

/** Reads the query of an address. Never throws. */
export const readComparison = (query: string): AskedComparison => {
  const values = new URLSearchParams(query);
  const [procedure, date] = [values.get('procedure')?.trim(), values.get('date')?.trim()];
  const ids = values
    .getAll('clinics')
    .flatMap((list) => list.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
  const clinics = [...new Set(ids)];
  const repeated = clinics.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)).length;
  return { ...(procedure && { procedure }), clinics, repeated, ...(date && { date }) };
};

/**
 * The query of a comparison, including `?`; empty when nothing is chosen. The contact page, which asks about the same
 * clinics, uses it too.
 * @param clinics ids, in the order of the columns
 * @param date day of the arrival, YYYY-MM-DD
 */
export const comparisonQuery = (procedure: string | undefined, clinics: readonly string[], date?: string): string => {
  const parts = [
    ...(procedure ? [`procedure=${encodeURIComponent(procedure)}`] : []),
    ...(clinics.length > 0 ? [`clinics=${clinics.map(encodeURIComponent).join(',')}`] : []),
    ...(date ? [`date=${encodeURIComponent(date)}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};
