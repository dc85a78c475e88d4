import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages, locales } from '../../../facts/locales';
import { nameOfLanguage } from '../../../schemas/fields';
import type { Entries, LocaleFile } from '../../content/locales/localeFiles';
import { allNamespaces } from '../../content/locales/namespaces';
import { notIn, type Problem, problemOfFile, quote } from '../../content/problem';
import { entriesOf } from '../../content/records/folders';
import { detectLanguage, isDetected } from '../languages/detectLanguage';
import { foreignWord } from '../languages/functionWords';
import { comparePlaceholders, problemsOfTags } from './placeholders';

const PLACEHOLDER = /\{\{[^}]*\}\}/g;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Whether a language has the plural form of a key. Spanish has "many"; English does not. */
const isNeeded = (key: string, language: Language): boolean => {
  const form = PLURAL.exec(key)?.[1];
  const forms: readonly string[] = new Intl.PluralRules(locales[language].tag).resolvedOptions().pluralCategories;
  return form === undefined || forms.includes(form);
};

function* missingKeys(file: string, language: Language, own: Entries, other: Entries): Iterable<Problem> {
  const strange = [...own.keys()].filter((key) => !other.has(key));
  for (const [key, { words }] of other) {
    if (own.has(key) || !isNeeded(key, language)) continue;
    const add = `Add "${key}"`;
    const says = `Another language says: ${quote(words)}`;
    const finding = notIn(strange, key, `${add}. ${says}`, {
      write: (meant) => `${add}, or rename "${meant}". ${says}`,
    });
    yield problemOfFile(file, key, { ...finding, found: 'nothing', allowed: 'the same keys in every language' });
  }
}

function* problemsOfNames(root: string, language: Language, wanted: readonly string[]): Iterable<Problem> {
  const folder = `locales/${language}`;
  const allowed = `one file per language and of each name: ${wanted.join(', ')}`;
  const restore = (path: string) => `Restore ${path} from git, or create it with the same keys as in another language.`;
  if (!existsSync(join(root, folder))) {
    yield problemOfFile(folder, 'folder', { found: 'nothing', allowed, fix: restore(folder) });
    return;
  }
  const names = entriesOf(join(root, folder)).map(({ name }) => name);
  const missing = new Set(wanted.filter((name) => !names.includes(name)));
  for (const name of names.filter((each) => !wanted.includes(each))) {
    const write = (meant: string): string => `Rename the file to ${meant}.`;
    const finding = notIn([...missing], name, 'Move it out of locales/: no page reads it.', { write });
    // A file that only needs a new name is not missing too.
    missing.delete(finding.nearest ?? '');
    yield problemOfFile(`${folder}/${name}`, 'file', { ...finding, allowed });
  }
  for (const file of [...missing].map((name) => `${folder}/${name}`))
    yield problemOfFile(file, 'file', { found: 'nothing', allowed, fix: restore(file) });
}

function* problemsOfFile(
  { file, language, entries, problems }: LocaleFile,
  counterparts: readonly LocaleFile[],
): Iterable<Problem> {
  yield* problems;
  if (!entries) return;
  for (const { words, problem } of entries.values()) {
    const detected = detectLanguage(words);
    const foreign = foreignWord(words.replace(PLACEHOLDER, ''), language);
    const found = foreign ? foreign.of : detected;
    if (found === undefined || found === language || !isDetected(language)) continue;
    yield problem({
      found:
        foreign && found !== detected
          ? `${quote(foreign.word)} in ${quote(words)}`
          : `words in ${nameOfLanguage(found)}: ${quote(words)}`,
      allowed: `words in ${nameOfLanguage(language)}`,
      fix: `Translate them; if they are in the wrong file, swap them with those of locales/${found}.`,
    });
  }
  yield* problemsOfTags(entries);
  // Of several, the first is quoted.
  const others = new Map(counterparts.toReversed().flatMap((other) => [...(other.entries ?? [])]));
  yield* missingKeys(file, language, entries, others);
  const english = counterparts.find((other) => other.language === defaultLanguage)?.entries;
  if (english) yield* comparePlaceholders(english, entries);
}

/**
 * Checks the interface words of all languages: every file exists, with the same keys, placeholders and tags.
 * @param namespaces names of the files that pages read
 */
export const problemsOfLocales = (
  root: string,
  read: readonly LocaleFile[],
  namespaces: readonly string[] = allNamespaces,
): Problem[] => {
  const wanted = namespaces.map((namespace) => `${namespace}.json`);
  const counterpartsOf = (own: LocaleFile) => read.filter((other) => other.name === own.name && other !== own);
  return [
    ...languages.flatMap((language) => [...problemsOfNames(root, language, wanted)]),
    ...read.filter(({ name }) => wanted.includes(name)).flatMap((own) => [...problemsOfFile(own, counterpartsOf(own))]),
  ];
};
