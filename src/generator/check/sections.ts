import type { Heading, List, Root } from 'mdast';

export interface MarkdownSection {
  readonly heading: Heading;
  /** Lists that stand directly in it. */
  readonly lists: readonly List[];
  /** Whether nothing stands below its heading. */
  readonly isEmpty: boolean;
}

/** The text's "## " sections. */
export const sectionsOf = (tree: Root): MarkdownSection[] => {
  const sections: { heading: Heading; lists: List[]; isEmpty: boolean }[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push({ heading: node, lists: [], isEmpty: true });
    const last = sections.at(-1);
    if (!last || node === last.heading) continue;
    last.isEmpty = false;
    if (node.type === 'list') last.lists.push(node);
  }
  return sections;
};
