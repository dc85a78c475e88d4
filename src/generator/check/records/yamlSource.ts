import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { type Problem, quote } from '../report/problem';
import type { Path } from './fieldAccess';
import { fixOfYaml, inQuotes } from './yamlWording';

/** The fields of a file, before they are checked. */
export interface YamlSource {
  readonly file: string;
  readonly value: unknown;
  /** Line of the field at a path, or of its nearest existing ancestor. */
  lineOf(path: Path): number;
}

interface Fault {
  readonly offset: number;
  readonly found: string;
  readonly fix: string;
}

const tooDeep: Fault = {
  offset: 0,
  found: 'brackets or lists nested too deeply',
  fix: `Remove brackets and characters that you did not mean to write. ${inQuotes}`,
};

const parse = (text: string, lines: LineCounter): Document =>
  // In silent mode the parser drops everything below a second line of ---, without an error.
  parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'core', logLevel: 'error' });

/** What the parser accepts but reads differently than the writer sees it. */
const faultOfNode = (node: Node, isKey: boolean, text: string): Fault | undefined => {
  const offset = node.range?.[0] ?? 0;
  if (isAlias(node) || node.anchor !== undefined)
    return { offset, found: 'a value that begins with & or *, which YAML reads as a name', fix: inQuotes };
  if (isKey || !isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
  const [start, end] = node.range;
  const comment = /^ *#[^\n]*/.exec(text.slice(end))?.[0];
  if (comment !== undefined && typeof node.value === 'string')
    return {
      offset,
      found: `a text cut off before ${quote(comment.trim())}, which YAML reads as a comment`,
      fix: `${inQuotes} Put a comment on a separate line.`,
    };
  const joined = /(?<=\n *)(?:[-–—•*+]|[\w-]+:).*/.exec(text.slice(start, end));
  return joined
    ? {
        offset: start + joined.index,
        found: `a line that YAML joins to the text above it: ${quote(joined[0])}`,
        fix: 'Begin each entry of a list with "- " and each field with its name, a colon and a space, all in one column.',
      }
    : undefined;
};

const faultIn = (document: Document, text: string): Fault | undefined => {
  // A warning means that the value is not what its writer sees, such as a word lost because it begins with "!".
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    const [offset] = error.pos;
    if (/call stack/i.test(error.message)) return tooDeep;
    const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n')[0] ?? '';
    return { offset, found: `${error.message}: ${quote(line.trim())}`, fix: fixOfYaml(error.code) };
  }
  let fault: Fault | undefined;
  visit(document, {
    Node: (key, node) => {
      fault = faultOfNode(node, key === 'key', text);
      return fault && visit.BREAK;
    },
  });
  return fault;
};

const correctScalars = (document: Document): void => {
  visit(document, {
    Scalar: (key, node) => {
      // Otherwise the whole number 10.000 would be read as 10.
      if (Number.isInteger(node.value) && node.source !== String(node.value)) node.value = node.source;
      // YAML joins lines and turns an empty line between paragraphs into one line break; after | it keeps both.
      if (key !== 'key' && typeof node.value === 'string' && node.type !== 'BLOCK_LITERAL')
        node.value = node.value.replace(/\n+/g, '$&\n');
    },
  });
};

const offsetAt = (document: Document, path: Path): number => {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const part of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : undefined;
    const entry = isSeq(node) ? (node.items[Number(part)] as Node | undefined) : undefined;
    const start = isScalar(pair?.key) ? pair.key.range?.[0] : entry?.range?.[0];
    if (start === undefined) break;
    offset = start;
    node = pair ? pair.value : entry;
  }
  return offset;
};

/**
 * Parses YAML.
 * @param firstLine line of the file on which the text begins
 */
export const parseYaml = (file: string, text: string, firstLine = 1): YamlSource | Problem => {
  const lines = new LineCounter();
  const problem = ({ offset, found, fix }: Fault): Problem => {
    const { line, col } = lines.linePos(offset);
    return {
      file,
      line: Math.max(line, 1) + firstLine - 1,
      field: 'YAML',
      found: col > 1 ? `${found} (column ${col})` : found,
      allowed: 'valid YAML',
      fix,
    };
  };
  let value: unknown;
  try {
    const document = parse(text, lines);
    const fault = faultIn(document, text);
    if (fault) return problem(fault);
    correctScalars(document);
    value = document.toJS();
  } catch {
    // The parser recurses, and throws at thousands of nested brackets.
    return problem(tooDeep);
  }
  // Parsed again only when somebody asks for a line: correct records never need one.
  let again: Document | undefined;
  const lineOf = (path: Path): number => {
    again ??= parse(text, new LineCounter());
    return lines.linePos(offsetAt(again, path)).line + firstLine - 1;
  };
  return { file, value, lineOf };
};
