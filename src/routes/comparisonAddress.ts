/** What an address of the comparison asks for: `?procedure=<id>&clinics=<id>,<id>`. Nothing in it is known to exist. */
export interface AskedComparison {
  readonly procedure?: string;
  /** Ids of clinics in their order, each once; as many as the address has. */
  readonly clinics: readonly string[];
  /** How many of them stood there more than once. */
  readonly repeated: number;
}

/** Reads the query of an address; never throws, whatever stands in it. */
export const readComparison = (query: string): AskedComparison => {
  const values = new URLSearchParams(query);
  const procedure = values.get('procedure')?.trim();
  const ids = values
    .getAll('clinics')
    .flatMap((list) => list.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
  const clinics = [...new Set(ids)];
  const repeated = clinics.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)).length;
  return { ...(procedure && { procedure }), clinics, repeated };
};

/**
 * The query that holds a comparison, with its mark; empty where nothing is chosen. Also for the contact page, which asks
 * about the same.
 * @param clinics ids, in the order of the columns
 */
export const comparisonQuery = (procedure: string | undefined, clinics: readonly string[]): string => {
  const parts = [
    ...(procedure ? [`procedure=${encodeURIComponent(procedure)}`] : []),
    ...(clinics.length > 0 ? [`clinics=${clinics.map(encodeURIComponent).join(',')}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};
