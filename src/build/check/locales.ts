import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '../../facts/locales';
import { readText } from '../content/readContent';
import { parseYaml } from '../content/yamlSource';
import { nearest } from './nearest';
import { type Problem, quote } from './problem';

/** A key with its text and the line on which it stands. */
interface Entry {
  readonly text: string;
  readonly line: number;
}

type Entries = Map<string, Entry>;

const PLACEHOLDER = /\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g;
const PLURAL = /_(zero|one|two|few|many|other)$/;

const placeholders = (text: string): string[] => [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))].sort();

/** JSON is YAML, so the same parser names the line of each key. */
const entriesOf = (root: string, file: string, problems: Problem[]): Entries => {
  const entries: Entries = new Map();
  const read = readText(root, file);
  if ('mend' in read) {
    problems.push(read);
    return entries;
  }
  try {
    JSON.parse(read.text);
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : '');
    problems.push({
      file,
      line: position ? read.text.slice(0, Number(position[1])).split('\n').length : 1,
      field: 'JSON',
      found: error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'no valid JSON',
      allowed: 'valid JSON',
      mend: 'Check quotes and commas: a comma between entries, none after the last.',
    });
    return entries;
  }
  const source = parseYaml(file, read.text);
  if ('mend' in source) {
    problems.push(source);
    return entries;
  }
  const walk = (value: unknown, path: readonly string[]): void => {
    if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    else {
      const line = source.lineOf(path);
      const empty = typeof value !== 'string' || value.trim() === '';
      if (empty)
        problems.push({
          file,
          line,
          field: path.join('.'),
          found: quote(value),
          allowed: 'text',
          mend: 'Write the words, or remove the key in both languages.',
        });
      entries.set(path.join('.'), { text: String(value), line });
    }
  };
  walk(source.value, []);
  return entries;
};

const compare = (from: Entries, to: Entries, file: string, other: Language): Problem[] =>
  [...from].flatMap(([key, { text }]) => {
    const twin = to.get(key);
    if (!twin) {
      const meant = nearest(key, [...to.keys()].filter((candidate) => !from.has(candidate)));
      return [
        {
          file,
          line: 1,
          field: key,
          found: 'nothing',
          allowed: `every key that the language "${other}" has`,
          ...(meant && { nearest: meant }),
          mend: `Add "${key}"${meant ? `, or rename "${meant}"` : ''}. The other language says: ${quote(text)}`,
        },
      ];
    }
    const wanted = placeholders(text);
    const present = placeholders(twin.text);
    // A plural form such as "One clinic" may leave its number out.
    const lacking = wanted.filter((name) => !present.includes(name) && !(PLURAL.test(key) && name === 'count'));
    return lacking.map((name) => ({
      file,
      line: twin.line,
      field: key,
      found: quote(twin.text),
      allowed: `a text with {{${name}}}, as in the language "${other}"`,
      mend: `Put {{${name}}} where the value belongs.`,
    }));
  });

/** Compares the interface words of all languages: files, keys, placeholders. */
export const problemsOfLocales = (root: string): Problem[] => {
  const problems: Problem[] = [];
  const filesOf = (language: Language): string[] => {
    const folder = join(root, 'locales', language);
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')).sort() : [];
  };
  const names = [...new Set(languages.flatMap(filesOf))];
  for (const name of names) {
    const entries: Partial<Record<Language, Entries>> = {};
    for (const language of languages) {
      const file = `locales/${language}/${name}`;
      if (filesOf(language).includes(name)) entries[language] = entriesOf(root, file, problems);
      else
        problems.push({
          file,
          line: 1,
          field: 'file',
          found: 'nothing',
          allowed: `one file per language: ${languages.join(', ')}`,
          mend: `Create ${file} with the same keys as locales/${defaultLanguage}/${name}.`,
        });
    }
    for (const language of languages)
      for (const other of languages) {
        const [mine, theirs] = [entries[language], entries[other]];
        if (language !== other && mine && theirs)
          problems.push(...compare(theirs, mine, `locales/${language}/${name}`, other));
      }
  }
  return problems;
};
