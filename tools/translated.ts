import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { counterpartOf } from '../src/facts/counterpart';
import { type Language, languages, partialLanguages } from '../src/facts/locales';
import { formatProblem } from '../src/generator/check/formatProblems';
import { isProblem } from '../src/generator/content/problem';
import { readFolders } from '../src/generator/content/records/folders';
import { readText } from '../src/generator/content/records/readText';
import { stamped } from '../src/generator/content/records/translatedFrom';
import { buildEnvironment } from './site/buildEnvironment';
import { runMain } from './site/runMain';
import { validateArguments } from './site/validateArguments';

const usage = `Usage: npm run translated -- <record or file>, for example: npm run translated -- content/clinics/my-clinic
       npm run translated -- --all`;

const readCopy = (file: string): string => {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const read = readText('.', file);
  if (isProblem(read)) throw new Error(formatProblem(read));
  return read.text;
};

const stampRecord = (folder: string): void => {
  const fileOf = (language: Language): string => `${folder}/words.${language}.md`;
  const written = languages.filter((each) => !partialLanguages().includes(each) || existsSync(fileOf(each)));
  const texts = written.map((language) => ({
    file: fileOf(language),
    text: stamped(readCopy(fileOf(language)), readCopy(fileOf(counterpartOf(language)))),
  }));
  for (const { file, text } of texts) writeFileSync(file, text);
};

/** `npm run translated -- <record or file>`: says that both languages of a record agree, as they are now. */
const main = async (): Promise<void> => {
  Object.assign(process.env, buildEnvironment('production'));
  const words = process.argv.slice(2);
  const refusal = validateArguments('npm run translated', words, { known: ['--all'], most: 1 });
  if (refusal) throw new Error(refusal);
  const [path] = words;
  if (path === undefined) throw new Error(usage);
  if (path !== '--all' && !existsSync(path)) throw new Error(`There is no ${path}.\n${usage}`);
  const folders =
    path === '--all'
      ? readFolders(process.cwd()).records.map(({ folder }) => folder)
      : [statSync(path).isDirectory() ? path : dirname(path)];
  for (const folder of folders) stampRecord(folder);
  console.log(`${folders.length === 1 ? folders[0] : `${folders.length} records`}: both languages agree now.`);
};

runMain(main);
