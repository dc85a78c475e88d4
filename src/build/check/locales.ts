import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages, locales } from '../../facts/locales';
import { readText } from '../content/readText';
import { parseYaml } from '../content/yamlSource';
import { type Entries, PLURAL, problemsOfMarks } from './localeMarks';
import { nearest } from './nearest';
import { isProblem, type Problem, quote } from './problem';

/** Characters of the text that Node puts into its message before the one that is wrong. */
const LEAD = 10;

/** Node names the place of a fault by its position or, more often, by a piece of the text around it. */
const faultyLine = (text: string, message: string): number => {
  const position = /position (\d+)/.exec(message)?.[1];
  const piece = /\.{3}"([\s\S]*?)"(?:\.{3})? is not valid JSON$/.exec(message)?.[1];
  const start = piece ? text.indexOf(piece) : -1;
  const index = position ? Number(position) : start + LEAD;
  return position || start >= 0 ? text.slice(0, index).split('\n').length : 1;
};

const jsonProblem = (file: string, text: string): Problem | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'no valid JSON';
    return {
      file,
      line: faultyLine(text, message),
      field: 'JSON',
      found: message.replace(/\s+/g, ' '),
      allowed: 'valid JSON',
      mend: 'Check quotes and commas: a comma between entries, none after the last.',
    };
  }
};

/** JSON is YAML, so the same parser names the line of each key. Undefined for a file that cannot be read at all. */
const entriesOf = (root: string, file: string, problems: Problem[]): Entries | undefined => {
  const read = readText(root, file);
  const source = isProblem(read) ? read : (jsonProblem(file, read.text) ?? parseYaml(file, read.text));
  if (isProblem(source)) {
    problems.push(source);
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
    if (typeof value !== 'string' || value.trim() === '')
      problems.push({
        file,
        line,
        field: field || 'whole file',
        found: quote(value),
        allowed: 'text',
        mend: 'Write the words, or remove the key in both languages.',
      });
    entries.set(field, { text: String(value), line });
  };
  walk(source.value, []);
  return entries;
};

/** A plural form that a language does not know, as Spanish "many" in English, has no twin there. */
const isNeeded = (key: string, language: Language): boolean => {
  const form = PLURAL.exec(key)?.[1];
  return (
    !form ||
    new Intl.PluralRules(locales[language].tag).resolvedOptions().pluralCategories.some((known) => known === form)
  );
};

const lackingKeys = (from: Entries, to: Entries, file: string, language: Language, other: Language): Problem[] =>
  [...from].flatMap(([key, { text }]) => {
    if (to.has(key) || !isNeeded(key, language)) return [];
    const meant = nearest(
      key,
      [...to.keys()].filter((candidate) => !from.has(candidate)),
    );
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
  });

/** Compares the interface words of all languages: files, keys, placeholders, tags. */
export const problemsOfLocales = (root: string): Problem[] => {
  const problems: Problem[] = [];
  const filesOf = (language: Language): string[] => {
    const folder = join(root, 'locales', language);
    return existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .sort()
      : [];
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
          problems.push(...lackingKeys(theirs, mine, `locales/${language}/${name}`, language, other));
      }
    problems.push(...problemsOfMarks(name, entries));
  }
  return problems;
};
