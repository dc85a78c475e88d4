import type { Heading, List, Root } from 'mdast';

export interface MarkdownSection {
  readonly heading: Heading;
  /** Lists that stand directly in it. */
  readonly lists: readonly List[];
}

/** The text's "## " sections. */
export const sectionsOf = (tree: Root): MarkdownSection[] => {
  const sections: { heading: Heading; lists: List[] }[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push({ heading: node, lists: [] });
    else if (node.type === 'list') sections.at(-1)?.lists.push(node);
  }
  return sections;
};
