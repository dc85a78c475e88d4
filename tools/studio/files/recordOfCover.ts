/** File names of covers by what tells their records apart. */
export type Covers = Readonly<Record<string, string>>;

/**
 * What tells a record with a cover apart by its facts: a format of the studio is given a file’s text and not its folder. The name of
 * a clinic, the addresses of a care option.
 */
export const recordOfCover = (facts: object): string => {
  const { name, slug } = facts as { readonly name?: unknown; readonly slug?: unknown };
  return JSON.stringify(name ?? slug ?? '');
};

/** Of a record that is newer than the list. */
export const usualCover = 'cover.svg';
