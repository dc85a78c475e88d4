/**
 * `npm run bench`: what the site weighs and how long it takes, each beside what it should reach. `-- --only weight`,
 * `lighthouse`, `build`, `scale` or `search` measures a part, `--pages home,clinic` some page types; `--runs 3` shortens
 * what is a median of 5. Figures go to .bench/ as JSON too.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { measureBuilds } from './bench/buildTimes';
import { type Figure, tableOf } from './bench/figure';
import { measureLighthouse } from './bench/lighthouse';
import { measureMachine } from './bench/machine';
import { measurePageWeights } from './bench/pageWeights';
import { measureScale } from './bench/scale';
import { measureSearchSpeed } from './bench/searchSpeed';
import { browserFlags } from './browser/findBrowser';
import { installBrowser } from './browser/installBrowser';
import { startPreview } from './preview/startPreview';
import { buildEnvironment } from './site/buildEnvironment';
import { buildSiteIfChanged } from './site/buildSite';
import { type BuiltPage, builtPageTypes } from './site/builtPages';
import { runMain } from './site/runMain';
import { publicFolder, rootFolder } from './site/siteFolders';

const parts = ['build', 'weight', 'lighthouse', 'scale', 'search'] as const;

type Part = (typeof parts)[number];

interface Wanted {
  readonly wanted: readonly Part[];
  /** Names of page types; undefined stands for all. */
  readonly names: readonly string[] | undefined;
  readonly runs: number;
}

const readArguments = (): Wanted => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, pages: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const wanted = parts.filter((part) => !values.only || part === values.only);
  const names = values.pages?.split(',');
  const runs = Number(values.runs);
  if (wanted.length === 0) throw new Error(`--only takes one of: ${parts.join(', ')}.`);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on.');
  return { wanted, names, runs };
};

const chosenPages = (names: readonly string[] | undefined): readonly BuiltPage[] => {
  const types = builtPageTypes();
  const pages = types.filter(({ name }) => !names || names.includes(name));
  if (pages.length !== (names ?? types).length)
    throw new Error(`--pages takes names with commas: ${types.map(({ name }) => name).join(',')}.`);
  return pages;
};

const started = Date.now();

const progress = (words: string): void =>
  console.error(`${String(Math.round((Date.now() - started) / 1_000)).padStart(5)} s  ${words}`);

const measurePages = async (
  browser: Browser,
  browserPath: string,
  env: NodeJS.ProcessEnv,
  { wanted, names, runs }: Wanted,
): Promise<Figure[]> => {
  if (!(await buildSiteIfChanged(env))) throw new Error('The site does not build.');
  const pages = chosenPages(names);
  const { url, close } = await startPreview({ folder: publicFolder, port: 0 });
  const figures: Figure[] = [];
  try {
    if (wanted.includes('weight')) figures.push(...(await measurePageWeights(browser, url, pages, runs, progress)));
    if (wanted.includes('lighthouse'))
      figures.push(...(await measureLighthouse(browserPath, url, pages, runs, progress)));
    return figures;
  } finally {
    await close();
  }
};

const ofPages: readonly Part[] = ['weight', 'lighthouse'];

const main = async (): Promise<void> => {
  const words = readArguments();
  const { wanted } = words;
  const env: NodeJS.ProcessEnv = { ...buildEnvironment('production'), GATSBY_FORMSPREE_FORM: 'inquiry' };
  const browserPath = await installBrowser();
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });
  const figures: Figure[] = [...(await measureMachine())];
  try {
    if (wanted.includes('build')) figures.push(...(await measureBuilds(env, progress)));
    if (wanted.some((part) => ofPages.includes(part)))
      figures.push(...(await measurePages(browser, browserPath, env, words)));
    if (wanted.includes('scale')) figures.push(...(await measureScale(browser, env, progress)));
    if (wanted.includes('search')) figures.push(...(await measureSearchSpeed()));
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
