import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../facts/locales';
import { allowedSeen } from '../../schemas/fields';
import { deleteInvisible, invisibleIn } from '../../schemas/invisible';
import { readText } from '../content/readText';
import { parseYaml } from '../content/yamlSource';
import type { Entries } from './localeMarks';
import { isProblem, type Problem, quote } from './problem';

/** Characters of the text that Node puts into its message before the one that is wrong. */
const LEAD = 10;

/** Node names the place of a fault by its position or, more often, by a piece of the text around it. */
const faultyLine = (text: string, message: string): number => {
  const position = /position (\d+)/.exec(message)?.[1];
  const piece = /\.{3}"([\s\S]*?)"(?:\.{3})? is not valid JSON$/.exec(message)?.[1];
  const start = piece ? text.indexOf(piece) : -1;
  const index = position ? Number(position) : start + LEAD;
  if (/end of JSON/.test(message)) return text.trimEnd().split('\n').length;
  return position || start >= 0 ? text.slice(0, index).split('\n').length : 1;
};

/** What is wrong with the line, or with the one above it, where a comma is missing or too many. */
const faultOfLines = (line: string, above: string): readonly [found: string, mend: string] => {
  const shown = quote(line.trim());
  if (/^\s*[}\]]/.test(line) && /,\s*$/.test(above))
    return [`a comma behind the last entry: ${quote(above.trim())}`, 'Remove the comma at the end of that line.'];
  if (/^\s*"/.test(line) && /["}\]]\s*$/.test(above))
    return [`no comma between two entries, above the line ${shown}`, 'Put a comma at the end of the line above.'];
  if (/^\s*"[^"]*"\s*["{[]/.test(line))
    return [`no colon between a key and its words: ${shown}`, 'Put a colon behind the key, as in "key": "words".'];
  return [
    `a line that cannot be read, or the end of the one above it: ${shown}`,
    'Check quotes and commas: double quotes around key and words, a comma between entries, none after the last, \\" for such a mark among the words.',
  ];
};

const jsonProblem = (file: string, text: string): Problem | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const line = faultyLine(text, error instanceof Error ? error.message : '');
    const lines = text.split('\n');
    const above = lines.slice(0, line - 1).findLast((earlier) => earlier.trim() !== '') ?? '';
    const [found, mend] =
      text.trim() === '' ? ['no entries', 'Restore the file from git.'] : faultOfLines(lines[line - 1] ?? '', above);
    return { file, line, field: 'JSON', found, allowed: 'valid JSON', mend };
  }
};

const wrongText = (value: unknown): Pick<Problem, 'found' | 'allowed' | 'mend'> | undefined => {
  if (typeof value !== 'string' || value.trim() === '')
    return { found: quote(value), allowed: 'text', mend: 'Write the words between double quotes.' };
  const unseen = invisibleIn(value);
  return unseen && { found: unseen.found, allowed: allowedSeen, mend: deleteInvisible };
};

/** A file's texts by key. JSON is YAML, so the same parser names the line of each; undefined where it cannot be read. */
export const entriesOf = (root: string, file: string, problems: Problem[]): Entries | undefined => {
  const read = readText(root, file);
  const source = isProblem(read) ? read : (jsonProblem(file, read.text) ?? parseYaml(file, read.text));
  if (isProblem(source)) {
    const isYaml = source.field === 'YAML';
    problems.push(isYaml ? { ...source, field: 'JSON', allowed: 'valid JSON, each key once' } : source);
    return undefined;
  }
  const entries: Entries = new Map();
  const walk = (value: unknown, path: readonly string[]): void => {
    if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
      return;
    }
    const line = source.lineOf(path);
    const field = path.join('.');
    const wrong = wrongText(value);
    if (wrong) problems.push({ file, line, field: field || 'whole file', ...wrong });
    entries.set(field, { text: String(value), line });
  };
  walk(source.value, []);
  return entries;
};

export const hasFolder = (root: string, language: Language): boolean => existsSync(join(root, 'locales', language));

/** Names of a language's files, without those that editors hide. */
export const filesOf = (root: string, language: Language): string[] => {
  const folder = join(root, 'locales', language);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
};

/** All texts of the interface, by file; files that cannot be read are left out. */
export const readWords = (
  root: string,
): { readonly file: string; readonly name: string; readonly texts: readonly string[] }[] =>
  languages.flatMap((language) =>
    filesOf(root, language).flatMap((name) => {
      const file = `locales/${language}/${name}`;
      const entries = name.endsWith('.json') ? entriesOf(root, file, []) : undefined;
      return entries ? [{ file, name, texts: [...entries.values()].map(({ text }) => text) }] : [];
    }),
  );
