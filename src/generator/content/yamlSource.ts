import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Problem } from '../check/problem';
import { perFile } from './perFile';
import { faultOf, lostName, mendByQuotes } from './yamlFaults';
import { slipIn, strangeSpace } from './yamlSlips';

/** Aliases may be used to avoid repetition, not to blow a small file up. */
const MOST_ALIASES = 100;

/** Words behind a plain text in its line, which YAML takes for a comment. */
interface CutText {
  readonly path: readonly PropertyKey[];
  /** With its #. */
  readonly text: string;
  readonly line: number;
  readonly mend: string;
}

export interface YamlSource {
  readonly file: string;
  readonly value: unknown;
  /** Line of the field at a path, or of its nearest ancestor that exists. */
  lineOf(path: readonly PropertyKey[]): number;
  /** A value as it stands in the file: 9.800 is the number 9.8 by then. Undefined where there is no single value. */
  writtenAt(path: readonly PropertyKey[]): string | undefined;
  /** Names of the fields at a path, in the order of the file and as they stand there. */
  namesAt(path: readonly PropertyKey[]): readonly string[];
  readonly comments: readonly CutText[];
}

const mendSyntax =
  'Check indentation (two spaces, no tabs), the colon and the space after each field name, and put text with ": " or "#" into double quotes.';

const mendDepth =
  'Remove brackets and marks that are not meant; put text that begins with [, { or - into double quotes.';
const mendAlias = 'Put text that begins with * into double quotes, or write the value out instead.';
/** Where a value begins with `*name`. */
const ALIAS = /(?<=(?:: |- |[[,{] *))\*\S/;

const TOO_DEEP = 'brackets or lists nested too deeply';

type Parsed = ReturnType<typeof parseDocument>;

/** A parsed text, and the lines of its offsets. */
interface Tree {
  readonly document: Parsed;
  readonly lines: LineCounter;
}

/** A parser that recurses gives up on thousands of nested brackets by throwing. */
const treeOrReason = (text: string): Tree | string => {
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      uniqueKeys: true,
      prettyErrors: false,
      schema: 'core',
      // Silent, it would leave out what stands below a second line of --- without a word.
      logLevel: 'error',
    });
    return { document, lines };
  } catch {
    return TOO_DEEP;
  }
};

/** The text read last, of which most is asked while it is read. */
let latest: { readonly text: string; readonly tree: Tree } | undefined;

/**
 * The tree of a text that was read before, made anew when another one was read since: of a thousand right records nobody
 * asks later, and their trees would be most of the memory of the check.
 */
const treeAgain = (text: string): Tree => {
  const tree = latest?.text === text ? latest.tree : treeOrReason(text);
  if (typeof tree === 'string') throw new Error(tree);
  latest = { text, tree };
  return tree;
};

/** Text that YAML takes for a comment: `Clinic #1` would silently become `Clinic`. */
const cutAtHash = (document: Parsed): { node: Scalar; rest: string } | undefined => {
  let cut: { node: Scalar; rest: string } | undefined;
  visit(document, {
    Scalar: (_key, node) => {
      if (!node.comment || /^[\s#]/.test(node.comment)) return undefined;
      cut = { node, rest: node.comment };
      return visit.BREAK;
    },
  });
  return cut;
};

type Ancestors = readonly (Document | Node | Pair)[];

const pathOf = (node: Node, ancestors: Ancestors): PropertyKey[] =>
  ancestors.flatMap((ancestor, index): PropertyKey[] => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
    return isSeq(ancestor) ? [ancestor.items.indexOf(ancestors[index + 1] ?? node)] : [];
  });

const cutTexts = (document: Parsed, text: string, at: (offset: number) => number): CutText[] => {
  const cuts: CutText[] = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === 'key' || !node.comment || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range)
        return;
      const rest = text.slice(node.range[1]).split('\n')[0] ?? '';
      if (!/^\s*#/.test(rest)) return;
      cuts.push({
        path: pathOf(node, ancestors as Ancestors),
        text: rest.trim(),
        line: at(node.range[0]),
        mend: mendByQuotes(text, node.range[0]),
      });
    },
  });
  return cuts;
};

/**
 * An empty line parts paragraphs, however their writer has put the text: behind `>`, in quotes or without any mark YAML
 * joins lines, and leaves of an empty one what behind `|` is the end of a line.
 */
const keepParagraphs = (document: Parsed): void => {
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string' || node.type === 'BLOCK_LITERAL') return;
      node.value = node.value.replace(/\n+/g, '$&\n');
    },
  });
};

/** Parses YAML and keeps where each field stands. */
export const parseYaml = perFile((file, text, firstLine): YamlSource | Problem => {
  const lineAt = (lines: LineCounter, offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const syntaxProblem = (line: number, found: string, mend = mendSyntax): Problem => ({
    file,
    line,
    field: 'YAML',
    found,
    allowed: 'valid YAML',
    mend,
  });
  const tree = treeOrReason(text);
  if (typeof tree === 'string') return syntaxProblem(firstLine, tree, mendDepth);
  const { document, lines } = tree;
  const at = (offset: number): number => lineAt(lines, offset);
  const strange = strangeSpace(text);
  if (strange) return syntaxProblem(at(strange.offset), strange.found, strange.mend);
  // A warning means a value that is not what its writer sees, such as a word lost because it begins with "!".
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    if (/call stack/i.test(error.message)) return syntaxProblem(at(error.pos[0]), TOO_DEEP, mendDepth);
    const fault = faultOf(document, error, text);
    return fault
      ? syntaxProblem(at(fault.offset), fault.found, fault.mend)
      : syntaxProblem(at(error.pos[0]), error.message.replace(/\s+/g, ' '));
  }

  let value: unknown;
  try {
    const slip = slipIn(document, text);
    if (slip) return syntaxProblem(at(slip.offset), slip.found, slip.mend);
    const cut = cutAtHash(document);
    if (cut) {
      const [offset, rest] = [cut.node.range?.[0] ?? 0, cut.rest.split('\n')[0]];
      const isText = typeof cut.node.value === 'string';
      return syntaxProblem(
        at(offset),
        `a value cut off before "#${rest}"`,
        isText ? mendByQuotes(text, offset) : `Put a space behind the #, if it is a comment: # ${rest}`,
      );
    }
    keepParagraphs(document);
    value = document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch {
    const offset = text.search(ALIAS);
    return syntaxProblem(offset < 0 ? firstLine : at(offset), 'an alias, which is what * makes of a word', mendAlias);
  }

  const lost = lostName(document, text);
  if (lost) return syntaxProblem(at(lost.offset), lost.found, lost.mend);
  latest = { text, tree };
  const nodeAt = (path: readonly PropertyKey[]): unknown => treeAgain(text).document.getIn(path, true);
  const writtenAt = (path: readonly PropertyKey[]): string | undefined => {
    const node = nodeAt(path);
    return isScalar(node) ? node.source : undefined;
  };
  const namesAt = (path: readonly PropertyKey[]): string[] => {
    const node = path.length > 0 ? nodeAt(path) : treeAgain(text).document.contents;
    return isMap(node) ? node.items.map(({ key }) => (isScalar(key) ? (key.source ?? String(key.value)) : '')) : [];
  };
  const lineOf = (path: readonly PropertyKey[]): number => {
    const { document: whole, lines: ownLines } = treeAgain(text);
    let node: unknown = whole.contents;
    let line = isNode(node) && node.range ? lineAt(ownLines, node.range[0]) : firstLine;
    const step = (next: unknown): Node | null => (isNode(next) ? next : null);
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
        if (isScalar(pair?.key) && pair.key.range) line = lineAt(ownLines, pair.key.range[0]);
        node = step(pair?.value);
      } else if (isSeq(node)) {
        const entry = step(node.items[Number(part)]);
        if (entry?.range) line = lineAt(ownLines, entry.range[0]);
        node = entry;
      } else break;
    }
    return line;
  };
  return { file, value, lineOf, writtenAt, namesAt, comments: cutTexts(document, text, at) };
});
