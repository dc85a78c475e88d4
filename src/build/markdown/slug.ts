/** Text as a fragment: "¿Qué es?" gives "que-es". */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Gives each of a text's headings a fragment of its own. */
export const createSlugger = (): ((text: string) => string) => {
  const taken = new Map<string, number>();
  return (text) => {
    const base = slug(text) || 'section';
    const times = taken.get(base) ?? 0;
    taken.set(base, times + 1);
    return times === 0 ? base : `${base}-${times + 1}`;
  };
};
