/**
 * `npm run bench`: what the site weighs and how long it takes, each beside what it should reach. `-- --only pages`,
 * `build`, `scale` or `studio` measures a part; `--runs 3` shortens what is a median of 5. Figures go to .bench/ as JSON too.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { measureBuilds } from './bench/buildTimes';
import { measureDevelop } from './bench/developEdit';
import { type Figure, tableOf } from './bench/figure';
import { measureLighthouse } from './bench/lighthouse';
import { measureMachine } from './bench/machine';
import { measurePageWeights } from './bench/pageWeights';
import { measureScale } from './bench/scale';
import { measureStudio } from './bench/studioStart';
import { browserFlags } from './browser/findBrowser';
import { installBrowser } from './browser/installBrowser';
import { startPreview } from './preview/startPreview';
import { buildSiteIfChanged } from './site/buildSite';
import { buildEnvironment } from './site/environment';
import { publicFolder, rootFolder } from './site/folders';
import { runMain } from './site/runMain';

const parts = ['pages', 'build', 'scale', 'studio'] as const;

type Part = (typeof parts)[number];

const readWords = (): { readonly wanted: readonly Part[]; readonly runs: number } => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } } });
  const wanted = parts.filter((part) => !values.only || part === values.only);
  const runs = Number(values.runs);
  if (wanted.length === 0) throw new Error(`--only takes one of: ${parts.join(', ')}.`);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on.');
  return { wanted, runs };
};

const started = Date.now();

const progress = (words: string): void =>
  console.error(`${String(Math.round((Date.now() - started) / 1_000)).padStart(5)} s  ${words}`);

const measurePages = async (
  browser: Browser,
  browserPath: string,
  env: NodeJS.ProcessEnv,
  runs: number,
): Promise<Figure[]> => {
  if (!(await buildSiteIfChanged(env))) throw new Error('The site does not build.');
  const preview = await startPreview({ folder: publicFolder, port: 0 });
  try {
    return [
      ...(await measurePageWeights(browser, preview.url, runs, progress)),
      ...(await measureLighthouse(browserPath, preview.url, runs, progress)),
    ];
  } finally {
    await preview.close();
  }
};

const main = async (): Promise<void> => {
  const { wanted, runs } = readWords();
  const env: NodeJS.ProcessEnv = { ...buildEnvironment('production'), GATSBY_FORMSPREE_FORM: 'inquiry' };
  const browserPath = await installBrowser();
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });
  const figures: Figure[] = [...(await measureMachine())];
  try {
    if (wanted.includes('build'))
      figures.push(...(await measureBuilds(env, progress)), ...(await measureDevelop(browser, env, progress)));
    if (wanted.includes('pages')) figures.push(...(await measurePages(browser, browserPath, env, runs)));
    if (wanted.includes('scale')) figures.push(...(await measureScale(browser, env, progress)));
    if (wanted.includes('studio')) figures.push(...(await measureStudio(browser, progress)));
  } finally {
    await browser.close();
  }
  const folder = join(rootFolder, '.bench');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`${tableOf(figures)}\n\n"!" marks what is not reached. ${file}`);
};

runMain(main);
