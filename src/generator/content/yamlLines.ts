/** What is wrong with YAML in the words of somebody who writes texts, not of somebody who writes parsers. */
export interface YamlFault {
  readonly found: string;
  readonly mend: string;
  /** Where the line of the fault begins or goes on, counted in characters. */
  readonly offset: number;
}

/** Where the line of an offset begins. */
export const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** The line of an offset, without its end. */
export const lineAt = (text: string, offset: number): string => {
  const end = text.indexOf('\n', offset);
  return text.slice(startOfLine(text, offset), end < 0 ? undefined : end);
};
