/** Signs that come along when a value is copied out of a quotation, a mail or a sheet of figures; few, however many there are. */
const AROUND = /^[“”„"«'‘’<(]{1,4}|[“”"»'‘’>)]{1,4}$/g;

/** A value without signs around it. */
export const bare = (value: string): string => value.trim().replace(AROUND, '').trim();
