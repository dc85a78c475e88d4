import type { Nodes } from 'mdast';
import type { WordsSource } from '../records/readRecord';
import type { Finding, Problem } from '../report/problem';

/** Line of the file on which a node begins; the text's first line when there is no node. */
export const lineOfNode = ({ bodyLine }: Pick<WordsSource, 'bodyLine'>, node: Nodes | undefined): number =>
  (node?.position?.start.line ?? 1) + bodyLine - 1;

/** A problem of one node, or of the whole text when there is no node. */
export const problemOfNode = (source: WordsSource, node: Nodes | undefined, finding: Finding): Problem => ({
  file: source.file,
  line: lineOfNode(source, node),
  field: 'text',
  ...finding,
});

/** A node's words without Markdown characters. */
export const plainWords = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainWords).join('') : '';
};

/** A node as written in the file. */
export const writtenAs = (node: Nodes, { body }: Pick<WordsSource, 'body'>): string =>
  body.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

/** How links are written. */
export const allowedLink = 'links as [words](/path) or [words](https://address)';
