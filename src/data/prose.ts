/** Markdown turned into safe HTML at build time: without raw HTML from the writer, with checked and marked links. */
export interface ProseView {
  readonly html: string;
}

/** One "## " section of a text. */
export interface ProseSection extends ProseView {
  /** Fragment of the heading. */
  readonly id: string;
  readonly title: string;
}
