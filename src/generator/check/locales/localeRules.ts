import { type Language, languages, locales } from '../../../facts/locales';
import { nearest } from '../../../routes/nearest';
import { allNamespaces } from '../../pages/namespaces';
import { detectLanguage, nameOfLanguage } from '../languages/detectLanguage';
import { type Problem, quote } from '../report/problem';
import { type Entries, namesOfFiles, readEntries } from './localeFiles';
import { comparePlaceholders, problemsOfTags } from './placeholders';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Whether a language has the plural form of a key. Spanish has "many"; English does not. */
const isNeeded = (key: string, language: Language): boolean => {
  const form = PLURAL.exec(key)?.[1];
  const forms: readonly string[] = new Intl.PluralRules(locales[language].tag).resolvedOptions().pluralCategories;
  return form === undefined || forms.includes(form);
};

const missingKeys = (file: string, language: Language, own: Entries, other: Entries): Problem[] =>
  [...other].flatMap(([key, { text }]) => {
    if (own.has(key) || !isNeeded(key, language)) return [];
    const meant = nearest(
      key,
      [...own.keys()].filter((candidate) => !other.has(candidate)),
    );
    return [
      {
        file,
        line: 1,
        field: key,
        found: 'nothing',
        allowed: 'the same keys in every language',
        nearest: meant,
        fix: `Add "${key}"${meant ? `, or rename "${meant}"` : ''}. The other language says: ${quote(text)}`,
      },
    ];
  });

const inOtherLanguage = (file: string, language: Language, entries: Entries): Problem[] =>
  [...entries].flatMap(([field, { text, line }]) => {
    const found = detectLanguage(text);
    if (found === undefined || found === language) return [];
    return [
      {
        file,
        line,
        field,
        found: `words in ${nameOfLanguage(found)}: ${quote(text)}`,
        allowed: `words in ${nameOfLanguage(language)}`,
        fix: `Translate them; if they are in the wrong file, swap them with those of locales/${found}.`,
      },
    ];
  });

/** Files that no page reads, and missing files. */
const problemsOfNames = (root: string, language: Language, wanted: readonly string[]): Problem[] => {
  const folder = `locales/${language}`;
  const names = namesOfFiles(root, language);
  const problem = (file: string, field: string, found: string, meant?: string, move?: string): Problem => ({
    file,
    line: 1,
    field,
    found,
    allowed: `one file per language and of each name: ${wanted.join(', ')}`,
    nearest: meant,
    fix: move ?? `Restore ${file} from git, or create it with the same keys as in the other language.`,
  });
  if (!names) return [problem(folder, 'folder', 'nothing')];
  const missing = wanted.filter((name) => !names.includes(name));
  const stray = names.filter((name) => !wanted.includes(name)).map((name) => ({ name, meant: nearest(name, missing) }));
  return [
    ...stray.map(({ name, meant }) => {
      const fix = meant ? `Rename the file to ${meant}.` : 'Move it out of locales/: no page reads it.';
      return problem(`${folder}/${name}`, 'file', name, meant, fix);
    }),
    // A file that only needs a new name gets no other problem.
    ...missing
      .filter((name) => !stray.some(({ meant }) => meant === name))
      .map((name) => problem(`${folder}/${name}`, 'file', 'nothing')),
  ];
};

const problemsOfFile = (root: string, name: string): Problem[] => {
  const read = languages
    .filter((language) => namesOfFiles(root, language)?.includes(name))
    .map((language) => {
      const file = `locales/${language}/${name}`;
      return { language, file, ...readEntries(root, file) };
    });
  const problems = read.flatMap((each) => each.problems);
  for (const { language, file, entries } of read) {
    if (!entries) continue;
    problems.push(...inOtherLanguage(file, language, entries), ...problemsOfTags(file, entries));
    for (const other of read) {
      if (other.language === language || !other.entries) continue;
      problems.push(...missingKeys(file, language, entries, other.entries));
    }
  }
  const [english, ...counterparts] = read;
  for (const { file, entries } of counterparts)
    if (english?.entries && entries) problems.push(...comparePlaceholders(file, english.entries, entries));
  return problems;
};

/**
 * Checks the interface words of all languages: every file exists, with the same keys, placeholders and tags.
 * @param namespaces names of the files that pages read
 */
export const problemsOfLocales = (root: string, namespaces: readonly string[] = allNamespaces): Problem[] => {
  const wanted = namespaces.map((namespace) => `${namespace}.json`);
  return [
    ...languages.flatMap((language) => problemsOfNames(root, language, wanted)),
    ...wanted.flatMap((name) => problemsOfFile(root, name)),
  ];
};
