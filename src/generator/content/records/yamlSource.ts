import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { type Problem, type ProblemText, problemOfFile, quote } from '../problem';
import { dotted, type FieldPath } from './fieldAccess';
import { entries, fixOfYaml, foundOfYaml, inQuotes } from './yamlWording';

export interface YamlSource {
  readonly file: string;
  readonly value: unknown;
  /** Line of the field at a path, or of its nearest existing ancestor. */
  lineOf(path: FieldPath): number;
  problemAt(path: FieldPath, finding: ProblemText): Problem;
}

export const yamlSource = (file: string, value: unknown, lineOf: YamlSource['lineOf']): YamlSource => ({
  file,
  value,
  lineOf,
  problemAt: (path, finding) => problemOfFile(file, dotted(path), finding, lineOf(path)),
});

interface YamlError {
  readonly offset: number;
  readonly found: string;
  readonly fix: string;
}

/** What the parser accepts but reads differently than the writer sees it. */
const errorOfNode = (node: Node, isKey: boolean, text: string): YamlError | undefined => {
  const [start, end] = node.range ?? [0, 0];
  if (isAlias(node) || node.anchor !== undefined)
    return { offset: start, found: 'a value that begins with & or *, which YAML reads as a name', fix: inQuotes };
  if (isKey || !isScalar(node) || node.type !== 'PLAIN') return undefined;
  const comment = /^ *#[^\n]*/.exec(text.slice(end))?.[0];
  const isText = typeof node.value === 'string' || /^ *#[^\s#]/.test(comment ?? '');
  if (comment !== undefined && isText)
    return {
      offset: start,
      found: `a text cut off before ${quote(comment.trim())}, which YAML reads as a comment`,
      fix: `${inQuotes} Put a comment on a separate line.`,
    };
  const joined = /(?<=\n *)(?:[-–—•*+]|[\w-]+:).*/.exec(text.slice(start, end));
  if (!joined) return undefined;
  return {
    offset: start + joined.index,
    found: `a line that YAML joins to the text above it: ${quote(joined[0])}`,
    fix: entries,
  };
};

const offsetOfFirst = (document: Document, offset: number): number | undefined => {
  let first: number | undefined;
  visit(document, {
    Map: (_, { items }) => {
      const keys = items.map(({ key }) => key).filter(isScalar);
      const again = keys.find(({ range }) => range?.[0] === offset);
      first ??= again && keys.find(({ value }) => value === again.value)?.range?.[0];
    },
  });
  return first;
};

/** Where a text begins in a quotation mark that its line does not close: the parser finds out only at the next one. */
const openQuote = (text: string): RegExpMatchArray | undefined =>
  [...text.matchAll(/^ *(?:- )?(?:[\w-]+: )?(["'])(.*)$/gm)].find(
    ([, mark = '', rest = '']) => rest.replace(/\\./g, '').split(mark).length % 2 === 1,
  );

const errorIn = (document: Document, text: string, lineAt: (offset: number) => number): YamlError | undefined => {
  // A warning means that the value is not what its writer sees, such as a word lost because it begins with "!".
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    // The parser itself has caught what the caller reports as too deep.
    if (/call stack/i.test(error.message)) throw error;
    const [offset] = error.pos;
    const lines = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 2);
    const [line = ''] = lines;
    const first = error.code === 'DUPLICATE_KEY' ? offsetOfFirst(document, offset) : undefined;
    if (first !== undefined) {
      const name = /^[^:,}\s]+/.exec(text.slice(offset))?.[0] ?? line.trim();
      const commas = /^\d/.test(name) ? ' Write numbers without commas.' : '';
      return {
        offset,
        found: `${quote(name)} a second time, after line ${lineAt(first)}`,
        fix: `${fixOfYaml(error)}${commas}`,
      };
    }
    const open = /closing .quote/.test(error.message) ? openQuote(text) : undefined;
    if (open)
      return {
        offset: open.index ?? 0,
        found: `a quotation mark that is not closed: ${quote(open[0].trim())}`,
        fix: 'Put the same quotation mark at the end of the text.',
      };
    return { offset, found: `${foundOfYaml(error)}: ${quote(line.trim())}`, fix: fixOfYaml(error, lines) };
  }
  let fault: YamlError | undefined;
  visit(document, {
    Node: (key, node) => {
      fault = errorOfNode(node, key === 'key', text);
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

/** Where the field at a path begins, or its nearest existing ancestor. */
const offsetAt = (document: Document, path: FieldPath): number => {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const parent = document.getIn(path.slice(0, depth), true);
    const name = path[depth];
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === String(name)) : undefined;
    const node = isSeq(parent) ? parent.items[Number(name)] : pair?.key;
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
};

/**
 * Parses YAML.
 * @param firstLine line of the file on which the text begins
 * @param schema of YAML: `json` refuses words without quotation marks
 */
export const parseYaml = (
  file: string,
  text: string,
  firstLine = 1,
  schema: 'core' | 'json' = 'core',
): YamlSource | Problem => {
  const lines = new LineCounter();
  const problem = ({ offset, found, fix }: YamlError): Problem => {
    const { line, col } = lines.linePos(offset);
    const at = col > 1 ? `${found} (column ${col})` : found;
    return problemOfFile(file, 'YAML', { found: at, allowed: 'valid YAML', fix }, Math.max(line, 1) + firstLine - 1);
  };
  try {
    // In silent mode the parser drops everything below a second line of ---, without an error.
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema, logLevel: 'error' });
    const fault = errorIn(document, text, (offset) => lines.linePos(offset).line + firstLine - 1);
    if (fault) return problem(fault);
    correctScalars(document);
    const lineOf = (path: FieldPath): number => lines.linePos(offsetAt(document, path)).line + firstLine - 1;
    return yamlSource(file, document.toJS(), lineOf);
  } catch {
    // The parser recurses, and throws at thousands of nested brackets.
    return problem({
      offset: 0,
      found: 'brackets or lists nested too deeply',
      fix: `Remove brackets and characters that you did not mean to write. ${inQuotes}`,
    });
  }
};
