import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from '../check/problem';

/** Aliases may be used to avoid repetition, not to blow a small file up. */
const MOST_ALIASES = 100;

export interface YamlSource {
  readonly file: string;
  readonly value: unknown;
  /** Line of the field at a path, or of its nearest ancestor that exists. */
  lineOf(path: readonly PropertyKey[]): number;
}

const mendSyntax =
  'Check indentation (two spaces, no tabs), the colon and the space after each field name, and put text with ": " or "#" into double quotes.';

/**
 * Parses YAML and keeps where each field stands.
 * @param firstLine line of the file on which `text` begins, 1 for a whole file
 */
export const parseYaml = (file: string, text: string, firstLine = 1): YamlSource | Problem => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true, prettyErrors: false, schema: 'core' });
  const at = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  const error = document.errors[0];
  const syntaxProblem = (line: number, found: string): Problem => ({
    file,
    line,
    field: 'YAML',
    found,
    allowed: 'valid YAML',
    mend: mendSyntax,
  });
  if (error) return syntaxProblem(at(error.pos[0]), error.message.replace(/\s+/g, ' '));

  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (problem) {
    return syntaxProblem(firstLine, problem instanceof Error ? problem.message : 'aliases that cannot be resolved');
  }

  const lineOf = (path: readonly PropertyKey[]): number => {
    let node: Node | null = document.contents;
    let line = node?.range ? at(node.range[0]) : firstLine;
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => String((item.key as { value?: unknown } | null)?.value) === String(part));
        const key = pair?.key as Node | undefined;
        if (key?.range) line = at(key.range[0]);
        node = (pair?.value as Node | null | undefined) ?? null;
      } else if (isSeq(node)) {
        node = (node.items[Number(part)] as Node | undefined) ?? null;
        if (node?.range) line = at(node.range[0]);
      } else break;
    }
    return line;
  };
  return { file, value, lineOf };
};

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/;

/** Parts a Markdown file at its front matter. `bodyLine` is the line on which the text begins. */
export const splitFrontMatter = (text: string): { frontMatter: string; body: string; bodyLine: number } | undefined => {
  const match = FRONT_MATTER.exec(text);
  if (!match) return undefined;
  return {
    frontMatter: match[1] ?? '',
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
  };
};
