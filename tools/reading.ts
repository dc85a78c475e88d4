import { readabilityOf } from '../src/generator/check/readability/readability';
import { readFolders } from '../src/generator/check/records/folders';
import { readRecord } from '../src/generator/check/records/readRecord';
import { buildEnvironment } from './site/buildEnvironment';
import { runMain } from './site/runMain';

/** `npm run reading`: how easy care options and procedures are to read, the hardest first. */
const main = async (): Promise<void> => {
  Object.assign(process.env, buildEnvironment('production'));
  const root = process.cwd();
  const readings = readFolders(root)
    .records.filter(({ kind }) => kind === 'care-option' || kind === 'procedure')
    .map((record) => readRecord(root, record));
  const levels = readings.flatMap(readabilityOf);
  for (const [language, title] of [
    ['en', 'English: Flesch-Kincaid grade, at most 8'],
    ['es', 'Spanish: INFLESZ, at least 55'],
  ] as const) {
    const own = levels
      .filter((level) => level.language === language)
      .sort((a, b) => (language === 'en' ? b.score - a.score : a.score - b.score));
    console.log(`\n${title}\n`);
    for (const { file, score, isEasy, words, sentences } of own)
      console.log(
        `${score.toFixed(1).padStart(6)} ${isEasy ? ' ' : '!'}  ${String(words).padStart(5)} words, ${(words / sentences).toFixed(1).padStart(4)} a sentence  ${file}`,
      );
  }
};

runMain(main);
