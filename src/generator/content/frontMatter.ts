const FRONT_MATTER = /^---[ ]*\n(?:([\s\S]*?)\n)?---[ ]*(?:\n|$)/;

export interface FrontMatter {
  readonly frontMatter: string;
  readonly body: string;
  /** Line of the file on which the text begins. */
  readonly bodyLine: number;
}

/** Parts a Markdown file at its front matter; undefined when it has none. */
export const splitFrontMatter = (text: string): FrontMatter | undefined => {
  const match = FRONT_MATTER.exec(text);
  if (!match) return undefined;
  return {
    frontMatter: match[1] ?? '',
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
  };
};
