import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { type ContentKind, contentKinds } from '../../src/schemas/kinds';
import { addLanguage } from '../new/addLanguage';
import { runMain } from '../site/runMain';
import { lacking, pseudoJson, pseudoWords, third } from './pseudo';

/** Rewrites files of the copy in which this runs. Throws where nothing changes: the code has moved. */
const edit = (file: string, make: (text: string) => string): void => {
  const text = readFileSync(file, 'utf8');
  const made = make(text);
  if (made === text) throw new Error(`${file} has nothing to change for a third language: see tools/thirdLanguage.`);
  writeFileSync(file, made);
};

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** A record's words, where its schema finds a text too long without the longer vowels. */
const wordsFor =
  (file: string) =>
  (text: string): string => {
    const folder = file.slice(contentFolder().length + 1).split('/')[0];
    const kind = Object.values<ContentKind>(contentKinds).find((each) => each.folder === folder);
    const long = pseudoWords(text, () => undefined);
    const issues = kind?.words.safeParse(parse(long.split(/^---$/m)[1] ?? '')).error?.issues ?? [];
    const limits = new Map(
      issues.map((issue) => [issue.path.join('.'), issue.code === 'custom' ? issue.params?.max : undefined]),
    );
    return pseudoWords(text, (path) => limits.get(path));
  };

/** Everything that CONTRIBUTING.md asks for under "A language", by machine. */
const main = async (): Promise<void> => {
  addLanguage(process.cwd(), [third]);
  for (const file of filesBelow(`locales/${third}`, '.json')) edit(file, pseudoJson);
  for (const file of filesBelow(contentFolder(), `/words.${third}.md`)) edit(file, wordsFor(file));
  for (const file of filesBelow(contentFolder(), '/facts.yaml'))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +)en: (.*)\n\1es: .*$/m, `$&\n$1${third}: $2`));
  // Shown: its row moves up, and each record by language gets its part.
  edit('src/facts/locales.ts', (text) => {
    const [row = ''] = new RegExp(`^ {2}${third}: .*\\n`, 'm').exec(text) ?? [];
    return text.replace(row, '').replace(/^ {2}es: .*\n/m, `$&${row.replace(' }', ', partial: true }')}`);
  });
  edit('src/routes/table.ts', (text) =>
    text.replace(
      /en: '([^']*)',\s*es: '[^']*'/g,
      (both, path: string) => `${both}, ${third}: '/${third}${path.replace(/^\/$/, '')}'`,
    ),
  );
  edit('src/routes/clinicTabs.ts', (text) => text.replace(/^ {2}en: (\{[^}]*\}),\n/m, `$&  ${third}: $1,\n`));
  // A clinic that has no words in it yet.
  const clinics = `${contentFolder()}/clinics`;
  cpSync(`${clinics}/alba-bay`, `${clinics}/${lacking}`, { recursive: true });
  rmSync(`${clinics}/${lacking}/words.${third}.md`);
  edit(`${clinics}/${lacking}/facts.yaml`, (text) =>
    text.replace(/^featured: .*\n/m, '').replace(/^name: .*/m, 'name: Without Words'),
  );
  cpSync('static/social-en.png', `static/social-${third}.png`);
};

runMain(main);
