/** What the query of a clinic's address asks for: `?procedure=<id>`, and `&offer=<key>` where it has several of that. */
export interface AskedOffer {
  /** It may not exist. */
  readonly procedure?: string;
  readonly offer?: string;
}

/** Never throws. */
export const readAskedOffer = (query: string): AskedOffer => {
  const values = new URLSearchParams(query);
  const [procedure, offer] = [values.get('procedure')?.trim(), values.get('offer')?.trim()];
  return { ...(procedure && { procedure }), ...(offer && { offer }) };
};

/** A path with the procedure that its page is opened for; the path alone without one. @param path without a query */
export const withProcedure = (path: string, procedure: string | undefined): string => {
  if (!procedure) return path;
  const [page, fragment] = path.split('#');
  return `${page}?procedure=${encodeURIComponent(procedure)}${fragment ? `#${fragment}` : ''}`;
};

/** A query that asks for this offer; values of others (a campaign's mark) stay. */
export const queryWithOffer = (query: string, { procedure, offer }: AskedOffer): string => {
  const values = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ procedure, offer })) {
    values.delete(name);
    if (value) values.append(name, value);
  }
  return `?${values}`;
};
