import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../../facts/locales';
import { allowedSeen } from '../../../schemas/fields';
import { invisibleIn } from '../../../schemas/invisible';
import { readText } from '../records/readText';
import { parseYaml } from '../records/yamlSource';
import { type Finding, isProblem, type Problem, quote } from '../report/problem';

/** A key's text and its line. */
export interface Entry {
  readonly text: string;
  readonly line: number;
}

/** By key: `filter.search`. */
export type Entries = ReadonlyMap<string, Entry>;

interface EntriesRead {
  /** Undefined when the file cannot be read. */
  readonly entries?: Entries;
  readonly problems: readonly Problem[];
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Where the JSON cannot be read. JSON is also YAML, and the YAML parser names the line. It accepts a comma after the
 * last entry, however.
 */
const jsonProblem = (file: string, text: string): Problem => {
  const lastComma = /,(?=\s*[}\]])/.exec(text)?.index;
  const yaml = lastComma === undefined ? parseYaml(file, text) : undefined;
  const line = lastComma === undefined ? 1 : text.slice(0, lastComma).split('\n').length;
  return {
    file,
    line: yaml && isProblem(yaml) ? yaml.line : line,
    field: 'JSON',
    found: yaml && isProblem(yaml) ? yaml.found : 'a file that is not JSON',
    allowed: 'valid JSON, each key once',
    fix: 'Check this line and the one above: double quotes around key and words, a colon between them, a comma between entries, none after the last; \\" for a quotation mark among the words.',
  };
};

const wrongText = (value: unknown): Finding | undefined => {
  if (typeof value !== 'string' || value.trim() === '')
    return { found: quote(value), allowed: 'text', fix: 'Write the words between double quotes.' };
  const unseen = invisibleIn(value);
  return (
    unseen && { found: unseen.found, allowed: allowedSeen, fix: 'Remove it; it may be written as \\u and four digits.' }
  );
};

/** Every value that is not a group, with its key. */
const leavesOf = (value: unknown, key = ''): (readonly [key: string, value: unknown])[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, key ? `${key}.${name}` : name))
    : [[key, value]];

/** A file's texts by key. */
export const readEntries = (root: string, file: string): EntriesRead => {
  const read = readText(root, file);
  if (isProblem(read)) return { problems: [read] };
  const source = isJson(read.text) ? parseYaml(file, read.text) : jsonProblem(file, read.text);
  // A duplicate key is valid JSON but not valid YAML.
  if (isProblem(source))
    return { problems: [{ ...jsonProblem(file, read.text), line: source.line, found: source.found }] };
  const leaves = leavesOf(source.value).map(([key, value]) => ({ key, value, line: source.lineOf(key.split('.')) }));
  return {
    entries: new Map(leaves.map(({ key, value, line }) => [key, { text: String(value), line }])),
    problems: leaves.flatMap(({ key, value, line }) => {
      const wrong = wrongText(value);
      return wrong ? [{ file, line, field: key || 'whole file', ...wrong }] : [];
    }),
  };
};

/** Names of a language's files without hidden ones; undefined when there is no folder. */
export const namesOfFiles = (root: string, language: Language): string[] | undefined => {
  const folder = join(root, 'locales', language);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
};

/** All texts of the interface, by file. Files that cannot be read are left out. */
export const readInterfaceWords = (
  root: string,
): { readonly file: string; readonly name: string; readonly texts: readonly string[] }[] =>
  languages.flatMap((language) =>
    (namesOfFiles(root, language) ?? [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const file = `locales/${language}/${name}`;
        const { entries } = readEntries(root, file);
        return { file, name, texts: [...(entries?.values() ?? [])].map(({ text }) => text) };
      }),
  );
