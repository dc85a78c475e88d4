import type { Draws } from './draws';
import { hostileMarkdown, hostileNames, hostileUnits, hostileValues } from './hostile';

/** Makes something else out of a file's text. `others` are texts of other files, for what gets pasted in. */
type Edit = (text: string, draws: Draws, others: readonly string[]) => string | Buffer;

const lines = (text: string): string[] => text.split('\n');
const FIELD = /^(\s*(?:- )?)([\w-]+):(.*)$/;

/** Numbers of the lines that hold a field. */
const fieldLines = (all: readonly string[]): number[] =>
  all.flatMap((line, index) => (FIELD.test(line) ? [index] : []));

const atField =
  (change: (all: string[], index: number, draws: Draws) => void): Edit =>
  (text, draws) => {
    const all = lines(text);
    const fields = fieldLines(all);
    if (fields.length === 0) return '';
    change(all, draws.pick(fields), draws);
    return all.join('\n');
  };

const atLine =
  (change: (all: string[], index: number, draws: Draws) => void): Edit =>
  (text, draws) => {
    const all = lines(text);
    change(all, draws.below(all.length), draws);
    return all.join('\n');
  };

/** Replaces the part of a line that a pattern matches. */
const rewrite = (all: string[], index: number, to: (indent: string, name: string, value: string) => string): void => {
  all[index] = (all[index] ?? '').replace(FIELD, (_line, indent: string, name: string, value: string) =>
    to(indent, name, value),
  );
};

const scramble = (word: string, draws: Draws): string => {
  const letters = [...word];
  const index = draws.below(letters.length);
  const kind = draws.below(3);
  if (kind === 0) letters.splice(index, 1);
  else if (kind === 1) letters.splice(index, 0, draws.pick([...'aeiou-_ .:']));
  else letters.reverse();
  return letters.join('');
};

const depthOf = (line: string): number => /^[ -]*/.exec(line)?.[0].length ?? 0;

const bomb = Array.from(
  { length: 9 },
  (_, level) => `a${level}: &a${level} [${level ? `*a${level - 1}, `.repeat(9) : 'x'}]`,
).join('\n');

const paragraph = (text: string, words: string, draws: Draws): string => {
  const parts = text.split('\n\n');
  parts.splice(1 + draws.below(parts.length), 0, words);
  return parts.join('\n\n');
};

export const edits: Readonly<Record<string, Edit>> = {
  dropLine: atLine((all, index) => all.splice(index, 1)),
  duplicateLine: atLine((all, index) => all.splice(index, 0, all[index] ?? '')),
  swapLines: atLine((all, index, draws) => {
    const other = draws.below(all.length);
    [all[index], all[other]] = [all[other] ?? '', all[index] ?? ''];
  }),
  dropField: atField((all, index) => {
    const depth = depthOf(all[index] ?? '');
    let end = index + 1;
    while (end < all.length && depthOf(all[end] ?? '') > depth) end += 1;
    all.splice(index, end - index);
  }),
  duplicateField: atField((all, index, draws) => all.splice(draws.pick(fieldLines(all)), 0, all[index] ?? '')),
  retypeField: atField((all, index, draws) =>
    rewrite(all, index, (indent, name) => `${indent}${name}: ${draws.pick(hostileValues)}`),
  ),
  scrambleName: atField((all, index, draws) =>
    rewrite(all, index, (indent, name, value) => `${indent}${scramble(name, draws)}:${value}`),
  ),
  hostileName: atField((all, index, draws) =>
    rewrite(all, index, (indent, _name, value) => `${indent}${draws.pick(hostileNames)}:${value}`),
  ),
  scrambleValue: atField((all, index, draws) =>
    rewrite(
      all,
      index,
      (indent, name, value) => `${indent}${name}:${value ? ` ${scramble(value.trim() || 'x', draws)}` : ''}`,
    ),
  ),
  swapValues: atField((all, index, draws) => {
    const value = FIELD.exec(all[draws.pick(fieldLines(all))] ?? '')?.[3] ?? '';
    rewrite(all, index, (indent, name) => `${indent}${name}:${value}`);
  }),
  shiftIndent: atLine((all, index, draws) => {
    all[index] = draws.below(2) ? ` ${all[index]}` : (all[index] ?? '').replace(/^ {1,2}/, '');
  }),
  tabs: (text) => text.replace(/^ {2}/gm, '\t'),
  nestedAnchors: (text) => text.replace(/^(---\n)?/, (start) => `${start}${bomb}\n`),
  anchorAndAlias: atField((all, index, draws) => {
    rewrite(all, index, (indent, name, value) => `${indent}${name}: &x${value}`);
    rewrite(all, draws.pick(fieldLines(all)), (indent, name) => `${indent}${name}: *x`);
  }),
  mergeKey: atField((all, index) =>
    rewrite(all, index, (indent, name) => `${indent}${name}:\n${indent}  <<: { a: 1 }`),
  ),
  nestedBrackets: atField((all, index, draws) =>
    rewrite(all, index, (indent, name) =>
      `${indent}${name}: ${draws.pick(['[', '{a: ', '- ', '? '])}`.padEnd(8000, draws.pick(['[', '{a: ', '- ', '? '])),
    ),
  ),
  secondDocument: atLine((all, index, draws) =>
    all.splice(index, 0, draws.pick(['---', '...', '%YAML 1.1', '--- js', '---js'])),
  ),
  scriptFrontMatter: (text) => text.replace(/^---/, '---js'),
  cut: (text, draws) => text.slice(0, draws.below(text.length)),
  cutFront: (text, draws) => text.slice(draws.below(text.length)),
  empty: () => '',
  onlySpaces: () => ' \n \n',
  flipBytes: (text, draws) => {
    const bytes = Buffer.from(text);
    for (let times = draws.below(20); times >= 0; times -= 1) bytes[draws.below(bytes.length)] = draws.below(256);
    return bytes;
  },
  latin1: (text) => Buffer.from(text, 'latin1'),
  doubleEncoded: (text) => Buffer.from(text).toString('latin1'),
  utf16: (text) => Buffer.from(text, 'utf16le'),
  utf16WithMark: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  byteOrderMark: (text) => `\ufeff${text}`,
  twoByteOrderMarks: (text) => `\ufeff\ufeff${text}`,
  windowsLines: (text) => text.replaceAll('\n', '\r\n'),
  oldMacLines: (text) => text.replaceAll('\n', '\r'),
  unicodeLines: (text) => text.replaceAll('\n', '\u2028'),
  noLastLineEnd: (text) => text.trimEnd(),
  huge: (text, draws) => text + 'Words and more words. '.repeat(3_000 + draws.below(20_000)),
  manyLines: (text) => text + '- entry\n'.repeat(4000),
  hostileText: (text, draws) => paragraph(text, draws.pick(hostileMarkdown), draws),
  endlessText: (text, draws) => paragraph(text, draws.pick(hostileUnits).repeat(1 + draws.below(5000)), draws),
  twoHostileTexts: (text, draws) =>
    paragraph(paragraph(text, draws.pick(hostileMarkdown), draws), draws.pick(hostileMarkdown), draws),
  hostileInline: (text, draws) => {
    const start = text.indexOf('\n---\n') + 5 || 0;
    const index = start + draws.below(Math.max(1, text.length - start));
    return text.slice(0, index) + draws.pick(hostileMarkdown) + text.slice(index);
  },
  pasted: (text, draws, others) => {
    const other = draws.pick(others);
    const from = draws.below(other.length);
    const index = draws.below(text.length);
    return text.slice(0, index) + other.slice(from, from + draws.below(2000)) + text.slice(index);
  },
  shuffledLines: (text, draws) => {
    const all = lines(text);
    return [...all.slice(draws.below(all.length))]
      .reverse()
      .concat(all.slice(0, draws.below(all.length)))
      .join('\n');
  },
  otherFile: (_text, draws, others) => draws.pick(others),
};
