import type { Nodes } from 'mdast';
import type { WordsSource } from './readRecord';

/** Line of the file on which a part of its text begins; the text's own first line without one. */
export const lineOfNode = ({ bodyLine }: Pick<WordsSource, 'bodyLine'>, node: Nodes | undefined): number =>
  (node?.position?.start.line ?? 1) + bodyLine - 1;

/** A node's words without its marks. */
export const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** How many lines of its text a node takes. */
export const linesOf = ({ position }: Nodes): number => (position ? position.end.line - position.start.line + 1 : 1);
