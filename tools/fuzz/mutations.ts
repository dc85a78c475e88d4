import { hostileMarkdown, hostileNames, hostileValues } from './hostile';
import type { Random } from './random';

/** Makes something else out of a file's text. `others` are texts of other files, for what gets pasted in. */
type Mutation = (text: string, random: Random, others: readonly string[]) => string | Buffer;

const lines = (text: string): string[] => text.split('\n');
const FIELD = /^(\s*(?:- )?)([\w-]+):(.*)$/;

/** Numbers of the lines that hold a field. */
const fieldLines = (all: readonly string[]): number[] =>
  all.flatMap((line, index) => (FIELD.test(line) ? [index] : []));

const atField =
  (change: (all: string[], index: number, random: Random) => void): Mutation =>
  (text, random) => {
    const all = lines(text);
    const fields = fieldLines(all);
    if (fields.length === 0) return '';
    change(all, random.pick(fields), random);
    return all.join('\n');
  };

const atLine =
  (change: (all: string[], index: number, random: Random) => void): Mutation =>
  (text, random) => {
    const all = lines(text);
    change(all, random.below(all.length), random);
    return all.join('\n');
  };

/** Replaces the part of a line that a pattern matches. */
const rewrite = (all: string[], index: number, to: (indent: string, name: string, value: string) => string): void => {
  all[index] = (all[index] ?? '').replace(FIELD, (_line, indent: string, name: string, value: string) =>
    to(indent, name, value),
  );
};

const scramble = (word: string, random: Random): string => {
  const letters = [...word];
  const index = random.below(letters.length);
  const kind = random.below(3);
  if (kind === 0) letters.splice(index, 1);
  else if (kind === 1) letters.splice(index, 0, random.pick([...'aeiou-_ .:']));
  else letters.reverse();
  return letters.join('');
};

const depthOf = (line: string): number => /^[ -]*/.exec(line)?.[0].length ?? 0;

const bomb = Array.from(
  { length: 9 },
  (_, level) => `a${level}: &a${level} [${level ? `*a${level - 1}, `.repeat(9) : 'x'}]`,
).join('\n');

const paragraph = (text: string, words: string, random: Random): string => {
  const parts = text.split('\n\n');
  parts.splice(1 + random.below(parts.length), 0, words);
  return parts.join('\n\n');
};

export const mutations: Readonly<Record<string, Mutation>> = {
  dropLine: atLine((all, index) => all.splice(index, 1)),
  duplicateLine: atLine((all, index) => all.splice(index, 0, all[index] ?? '')),
  swapLines: atLine((all, index, random) => {
    const other = random.below(all.length);
    [all[index], all[other]] = [all[other] ?? '', all[index] ?? ''];
  }),
  dropField: atField((all, index) => {
    const depth = depthOf(all[index] ?? '');
    let end = index + 1;
    while (end < all.length && depthOf(all[end] ?? '') > depth) end += 1;
    all.splice(index, end - index);
  }),
  duplicateField: atField((all, index, random) => all.splice(random.pick(fieldLines(all)), 0, all[index] ?? '')),
  retypeField: atField((all, index, random) =>
    rewrite(all, index, (indent, name) => `${indent}${name}: ${random.pick(hostileValues)}`),
  ),
  scrambleName: atField((all, index, random) =>
    rewrite(all, index, (indent, name, value) => `${indent}${scramble(name, random)}:${value}`),
  ),
  hostileName: atField((all, index, random) =>
    rewrite(all, index, (indent, _name, value) => `${indent}${random.pick(hostileNames)}:${value}`),
  ),
  scrambleValue: atField((all, index, random) =>
    rewrite(
      all,
      index,
      (indent, name, value) => `${indent}${name}:${value ? ` ${scramble(value.trim() || 'x', random)}` : ''}`,
    ),
  ),
  swapValues: atField((all, index, random) => {
    const value = FIELD.exec(all[random.pick(fieldLines(all))] ?? '')?.[3] ?? '';
    rewrite(all, index, (indent, name) => `${indent}${name}:${value}`);
  }),
  shiftIndent: atLine((all, index, random) => {
    all[index] = random.below(2) ? ` ${all[index]}` : (all[index] ?? '').replace(/^ {1,2}/, '');
  }),
  tabs: (text) => text.replace(/^ {2}/gm, '\t'),
  nestedAnchors: (text) => text.replace(/^(---\n)?/, (start) => `${start}${bomb}\n`),
  anchorAndAlias: atField((all, index, random) => {
    rewrite(all, index, (indent, name, value) => `${indent}${name}: &x${value}`);
    rewrite(all, random.pick(fieldLines(all)), (indent, name) => `${indent}${name}: *x`);
  }),
  mergeKey: atField((all, index) =>
    rewrite(all, index, (indent, name) => `${indent}${name}:\n${indent}  <<: { a: 1 }`),
  ),
  nestedBrackets: atField((all, index, random) =>
    rewrite(all, index, (indent, name) =>
      `${indent}${name}: ${random.pick(['[', '{a: ', '- ', '? '])}`.padEnd(
        8000,
        random.pick(['[', '{a: ', '- ', '? ']),
      ),
    ),
  ),
  secondDocument: atLine((all, index, random) =>
    all.splice(index, 0, random.pick(['---', '...', '%YAML 1.1', '--- js', '---js'])),
  ),
  scriptFrontMatter: (text) => text.replace(/^---/, '---js'),
  cut: (text, random) => text.slice(0, random.below(text.length)),
  cutFront: (text, random) => text.slice(random.below(text.length)),
  empty: () => '',
  onlySpaces: () => ' \n \n',
  flipBytes: (text, random) => {
    const bytes = Buffer.from(text);
    for (let times = random.below(20); times >= 0; times -= 1) bytes[random.below(bytes.length)] = random.below(256);
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
  huge: (text, random) => text + 'Words and more words. '.repeat(3_000 + random.below(20_000)),
  manyLines: (text) => text + '- entry\n'.repeat(4000),
  hostileText: (text, random) => paragraph(text, random.pick(hostileMarkdown), random),
  twoHostileTexts: (text, random) =>
    paragraph(paragraph(text, random.pick(hostileMarkdown), random), random.pick(hostileMarkdown), random),
  hostileInline: (text, random) => {
    const start = text.indexOf('\n---\n') + 5 || 0;
    const index = start + random.below(Math.max(1, text.length - start));
    return text.slice(0, index) + random.pick(hostileMarkdown) + text.slice(index);
  },
  pasted: (text, random, others) => {
    const other = random.pick(others);
    const from = random.below(other.length);
    const index = random.below(text.length);
    return text.slice(0, index) + other.slice(from, from + random.below(2000)) + text.slice(index);
  },
  shuffledLines: (text, random) =>
    lines(text)
      .map((line) => ({ line, place: random.below(1_000_000) }))
      .sort((a, b) => a.place - b.place)
      .map(({ line }) => line)
      .join('\n'),
  otherFile: (_text, random, others) => random.pick(others),
};
