interface TextFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Remembers what was made of each file until its text is another. In develop everything is checked after each edit, and
 * parsing it all again would take a second of the 2.5 in which the page follows.
 */
export const whileUnchanged = <Rest extends readonly unknown[], Made>(
  make: (from: TextFile, ...rest: Rest) => Made,
) => {
  const made = new Map<string, { readonly text: string; readonly value: Made }>();
  return (from: TextFile, ...rest: Rest): Made => {
    const last = made.get(from.file);
    if (last?.text === from.text) return last.value;
    const value = make(from, ...rest);
    made.set(from.file, { text: from.text, value });
    return value;
  };
};
