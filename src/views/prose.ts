/** Markdown turned into safe HTML at build time: no raw HTML of the writer's, links checked and marked. */
export interface ProseView {
  readonly html: string;
}

/** One "## " section of a text. */
export interface ProseSection extends ProseView {
  /** Fragment of the heading. */
  readonly id: string;
  readonly title: string;
}
