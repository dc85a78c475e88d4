import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { languages } from '../src/facts/locales';
import {
  longSentencesOf,
  mostWords,
  readabilityOf,
  readabilityOfTexts,
  scales,
} from '../src/generator/check/readability/readability';
import { textsIn } from '../src/generator/content/records/fieldAccess';
import { readFolders } from '../src/generator/content/records/folders';
import { readRecord } from '../src/generator/content/records/readRecord';
import { nameOfLanguage } from '../src/schemas/fields';
import { browserFlags } from './browser/findBrowser';
import { installBrowser } from './browser/installBrowser';
import { startPreview } from './preview/startPreview';
import { buildEnvironment } from './site/buildEnvironment';
import { builtFolder, builtPages, builtPageTypes } from './site/builtPages';
import { runMain } from './site/runMain';
import { publicFolder } from './site/siteFolders';

/** The words of the interface, a file each; what stands in braces and tags is not read. */
const interfaceLevels = () =>
  languages.flatMap((language) =>
    readdirSync(`locales/${language}`).flatMap((name) => {
      const file = `locales/${language}/${name}`;
      const texts = textsIn(JSON.parse(readFileSync(file, 'utf8'))).map(({ text }) => text.replace(/<[^>]*>/g, ''));
      return readabilityOfTexts(file, language, texts);
    }),
  );

/** A phone and a laptop, in CSS pixels. */
const widths = [390, 1440] as const;

/**
 * How long the built pages are: one of each type, and every care option, in both languages. Heights are of the whole page in
 * CSS pixels, by width of the window; words are of the main region, those in sight on a phone, and all of them.
 * @throws when no site is built, or there is no browser
 */
const pageLengths = async () => {
  const pages = builtPages();
  const types = new Set([...builtPageTypes(pages), ...pages.filter(({ route }) => route === 'careOption')]);
  const preview = await startPreview({ folder: builtFolder, port: 0 });
  const browser = await chromium.launch({ executablePath: await installBrowser(), args: [...browserFlags] });
  const lengths: { address: string; heights: readonly number[]; seen: number; all: number }[] = [];
  try {
    const page = await browser.newPage();
    for (const language of languages)
      for (const { [language]: address } of types) {
        const heights: number[] = [];
        const words: number[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(preview.url + address);
          await page.evaluate(() => document.fonts.ready);
          const [height, ...texts] = await page.evaluate(() => {
            const main = document.querySelector('main');
            // biome-ignore lint/performance/useDomNodeTextContent: it has what is in sight alone.
            return [document.documentElement.scrollHeight, main?.innerText, main?.textContent] as const;
          });
          heights.push(height);
          words.push(...texts.map((text) => text?.split(/\s+/).filter(Boolean).length ?? 0));
        }
        const [seen = 0, all = 0] = words;
        lengths.push({ address, heights, seen, all });
      }
  } finally {
    await browser.close();
    await preview.close();
  }
  return lengths;
};

/** Of the site in public/; without one, nothing. */
const printLengths = async (): Promise<void> => {
  if (!existsSync(publicFolder)) return console.log('\nHow long pages are: build the site first.');
  console.log('\nHow long pages are: px at 390 and at 1440, words in sight on a phone, all words\n');
  for (const { address, heights, seen, all } of await pageLengths())
    console.log(`${[...heights, seen, all].map((number) => String(number).padStart(7)).join('')}  ${address}`);
};

/** `npm run reading`: how easy all texts are to read, the hardest first, and how long the built pages are. */
const main = async (): Promise<void> => {
  Object.assign(process.env, buildEnvironment('production'));
  const root = process.cwd();
  const readings = readFolders(root)
    .records.filter(({ kind }) => kind !== 'testimonial')
    .map((record) => readRecord(root, record));
  const levels = [...readings.flatMap(readabilityOf), ...interfaceLevels()];
  for (const language of languages) {
    const scale = scales[language];
    // On some scales a high number is hard, on others a low one.
    const sign = scale?.isEasy(0) ? -1 : 1;
    const own = levels.filter((level) => level.language === language).sort((a, b) => sign * (a.score - b.score));
    console.log(`\n${nameOfLanguage(language)}: ${scale ? `${scale.name}, ${scale.allowed}` : 'not measured'}\n`);
    for (const { file, score, isEasy, words, sentences } of own)
      console.log(
        `${score.toFixed(1).padStart(6)} ${isEasy ? ' ' : '!'}  ${String(words).padStart(5)} words, ${(words / sentences).toFixed(1).padStart(4)} a sentence  ${file}`,
      );
  }
  const long = readings.flatMap(longSentencesOf);
  console.log(`\nSentences of more than ${mostWords} words: ${long.length || 'none'}\n`);
  for (const { file, line, count, sentence } of long) console.log(`${file}:${line}  ${count} words: ${sentence}`);
  await printLengths();
};

runMain(main);
