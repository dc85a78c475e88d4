import { type Language, languages, locales } from '../../facts/locales';
import { allNamespaces } from '../pages/namespaces';
import { languageOf } from './languageOf';
import { entriesOf, filesOf, hasFolder } from './localeFiles';
import { type Entries, PLURAL, problemsOfMarks } from './localeMarks';
import { nearest } from './nearest';
import { type Problem, quote } from './problem';

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

/** Files that no page reads: misspelled, or meant for the code first. */
const strayFiles = (root: string, language: Language, wanted: readonly string[]): Problem[] => {
  const present = filesOf(root, language);
  const missing = wanted.filter((name) => !present.includes(name));
  return present
    .filter((name) => !wanted.includes(name))
    .map((name) => {
      const meant = nearest(name, missing);
      return {
        file: `locales/${language}/${name}`,
        line: 1,
        field: 'file',
        found: name,
        allowed: wanted.join(', '),
        ...(meant && { nearest: meant }),
        mend: meant ? `Rename the file to ${meant}.` : 'Move it out of locales/: no page reads it.',
      };
    });
};

const missingFile = (root: string, language: Language, name: string): Problem => {
  const twin = languages.find((other) => other !== language && filesOf(root, other).includes(name));
  return {
    file: `locales/${language}/${name}`,
    line: 1,
    field: 'file',
    found: 'nothing',
    allowed: `one file per language: ${languages.join(', ')}`,
    mend: twin
      ? `Create locales/${language}/${name} with the same keys as locales/${twin}/${name}.`
      : `Restore locales/${language}/${name} from git: pages cannot be made without it.`,
  };
};

const missingFolder = (language: Language): Problem => ({
  file: `locales/${language}`,
  line: 1,
  field: 'folder',
  found: 'nothing',
  allowed: `a folder for each language: ${languages.join(', ')}`,
  mend: `Restore locales/${language} from git: pages cannot be made without its words.`,
});

/** Words of the interface that are in the other language. */
const inOtherLanguage = (file: string, language: Language, entries: Entries): Problem[] =>
  [...entries].flatMap(([field, { text, line }]) => {
    const found = languageOf(text);
    return found === undefined || found === language
      ? []
      : [
          {
            file,
            line,
            field,
            found: `words in the language "${found}": ${quote(text)}`,
            allowed: `words in the language "${language}"`,
            mend: `Translate them; if they stand in the wrong file, exchange them with those of locales/${found}.`,
          },
        ];
  });

/**
 * The interface words of all languages: whether all files are there, each with the same keys, placeholders and tags.
 * @param namespaces names of the files that pages read
 */
export const problemsOfLocales = (root: string, namespaces: readonly string[] = allNamespaces): Problem[] => {
  const wanted = namespaces.map((namespace) => `${namespace}.json`);
  const present = languages.filter((language) => hasFolder(root, language));
  const problems = languages.filter((language) => !present.includes(language)).map(missingFolder);
  const stray = present.flatMap((language) => strayFiles(root, language, wanted));
  problems.push(...stray);
  for (const name of wanted) {
    const entries: Partial<Record<Language, Entries>> = {};
    for (const language of present) {
      const file = `locales/${language}/${name}`;
      if (filesOf(root, language).includes(name)) entries[language] = entriesOf(root, file, problems);
      // Of a file that only has to be renamed nothing else is said.
      else if (
        !stray.some(({ file: other, nearest: meant }) => meant === name && other.startsWith(`locales/${language}/`))
      )
        problems.push(missingFile(root, language, name));
    }
    for (const language of languages)
      for (const other of languages) {
        const [mine, theirs] = [entries[language], entries[other]];
        if (language !== other && mine && theirs)
          problems.push(...lackingKeys(theirs, mine, `locales/${language}/${name}`, language, other));
      }
    for (const language of languages) {
      const own = entries[language];
      if (own) problems.push(...inOtherLanguage(`locales/${language}/${name}`, language, own));
    }
    problems.push(...problemsOfMarks(name, entries));
  }
  return problems;
};
