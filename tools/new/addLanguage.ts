import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLanguage, isLanguage, type Language, locales, unfinishedLocales } from '../../src/facts/locales';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { withoutStamp } from '../../src/generator/content/records/translatedFrom';
import { nameOfLanguage } from '../../src/schemas/fields';

const usage =
  'Usage: npm run new -- language pt, a code of ISO 639-1; from another language than English: language pt es';
const listFile = 'src/facts/locales.ts';
const LIST = /(?<=export const unfinishedLocales: Readonly<Record<string, Locale>> = \{)/;

/** The language's row, with its usual country: "pt" gives pt-BR. */
const rowOf = (code: string, source: Language): string => {
  const tag = `${code}-${new Intl.Locale(code).maximize().region ?? ''}`;
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const ownName = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  const from = source === defaultLanguage ? '' : `, source: '${source}'`;
  return `\n  ${code}: { tag: '${tag}', ownName: '${ownName}', formats: '${tag}'${from} },\n`;
};

/** Files of words of a language, relative to the project. */
const filesOf = (root: string, language: Language): string[] => [
  ...readdirSync(join(root, 'locales', language)).map((name) => `locales/${language}/${name}`),
  ...readdirSync(join(root, contentFolder()), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`/words.${language}.md`))
    .map((file) => `${contentFolder()}/${file}`),
];

/**
 * `npm run new -- language pt`: its row, and a file for each file of words, in which every text stands in the language from
 * which it is translated, where its translation goes. Files that are there stay, so that later records can be added.
 * @returns what to tell
 * @throws before anything is written, when pages have that language already, or cannot
 */
export const addLanguage = (
  root: string,
  [code = '', source = defaultLanguage, ...more]: readonly string[],
): string => {
  if (!/^[a-z]{2}$/.test(code) || nameOfLanguage(code) === code || more.length > 0) throw new Error(usage);
  if (code in locales) throw new Error(`The site has ${nameOfLanguage(code)} already.`);
  if (!isLanguage(source)) throw new Error(`The site has no words in "${source}".`);
  const list = readFileSync(join(root, listFile), 'utf8');
  if (!(code in unfinishedLocales)) writeFileSync(join(root, listFile), list.replace(LIST, rowOf(code, source)));
  const files = filesOf(root, source).map((from) => ({
    from,
    to: from.replace(`locales/${source}/`, `locales/${code}/`).replace(`words.${source}.md`, `words.${code}.md`),
  }));
  for (const { from, to } of files) {
    if (existsSync(join(root, to))) continue;
    mkdirSync(dirname(join(root, to)), { recursive: true });
    writeFileSync(join(root, to), withoutStamp(readFileSync(join(root, from), 'utf8')));
  }
  return `locales/${code}/*.json and words.${code}.md of every record hold the texts in ${nameOfLanguage(source)} where their translations go; ${listFile} has a row. Nobody sees ${nameOfLanguage(code)} yet. npm run check counts what is left; CONTRIBUTING.md says under "A language" what follows.`;
};
