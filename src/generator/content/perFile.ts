/** While `gatsby develop` runs; a build reads each file once and has better use for the memory. */
const keeps = process.env.gatsby_executing_command === 'develop';

/**
 * A reading of files that is repeated only for texts that changed: after an edit all content is checked, and all but one
 * file is as it was. `firstLine` is the line of the file on which the text begins, 1 for a whole file. What is made must
 * not be changed by those who get it.
 */
export const perFile = <Made>(make: (file: string, text: string, firstLine: number) => Made) => {
  const last = new Map<string, { readonly text: string; readonly firstLine: number; readonly made: Made }>();
  return (file: string, text: string, firstLine = 1): Made => {
    const kept = last.get(file);
    if (kept?.text === text && kept.firstLine === firstLine) return kept.made;
    const made = make(file, text, firstLine);
    if (keeps) last.set(file, { text, firstLine, made });
    return made;
  };
};
