/** File names of covers by what tells their records apart. */
export type Covers = Readonly<Record<string, string>>;

/** What tells a record with a cover apart by its facts: a format of the studio is not given its folder. */
export const recordOfCover = (facts: object): string => {
  const { name, slug } = facts as { readonly name?: unknown; readonly slug?: unknown };
  return JSON.stringify(name ?? slug ?? '');
};

/** Of a record that is newer than the list. */
export const usualCover = 'cover.svg';
