/** While `gatsby develop` runs; a build reads each file once and has better use for the memory. */
const keeps = process.env.gatsby_executing_command === 'develop';

/**
 * A reading of files that is repeated only for texts that changed: after an edit all content is checked, and all but one
 * file is as it was. What it makes must not be changed by those who get it.
 */
export const perFile = <Made, Rest extends readonly unknown[]>(
  make: (file: string, text: string, ...rest: Rest) => Made,
): typeof make => {
  const last = new Map<string, { readonly text: string; readonly rest: string; readonly made: Made }>();
  return (file, text, ...others) => {
    const rest = JSON.stringify(others);
    const kept = last.get(file);
    if (kept?.text === text && kept.rest === rest) return kept.made;
    const made = make(file, text, ...others);
    if (keeps) last.set(file, { text, rest, made });
    return made;
  };
};
