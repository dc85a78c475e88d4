/** `npm run shots`: every page type in both languages at four widths, as PNG files in .shots/, to look at. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { pageTypes } from '../__tests__/browser/pages';
import { type Language, languages } from '../src/facts/locales';
import { errorPath } from '../src/routes/table';
import { browserFlags } from './browser/findBrowser';
import { installBrowser } from './browser/installBrowser';
import { startPreview } from './preview/startPreview';
import { buildSiteIfChanged } from './site/buildSite';
import { buildEnvironment, withLocalInbox } from './site/environment';
import { publicFolder, rootFolder } from './site/folders';
import { portFrom } from './site/port';
import { runMain } from './site/runMain';

/** Phone, tablet, laptop and a large screen, in CSS pixels. */
const widths = [390, 768, 1440, 2000];

const shotsFolder = join(rootFolder, '.shots');

const errorPages = [
  { name: 'not found', en: '/no-such-page', es: '/es/no-existe' },
  { name: 'server error', ...errorPath.serverError },
];

/** Names given on the command line (`npm run shots -- home clinic`) narrow the pages. */
const wanted = process.argv.slice(2);

const pages = [...pageTypes, ...errorPages].filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const shoot = async (browser: Browser, url: string, width: number, language: Language): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width, height: Math.round(width < 700 ? width * 2.16 : width * 0.625) },
    // Else every page in the other language would show the line that offers its twin.
    locale: language,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  for (const each of pages) {
    await page.goto(url + each[language]);
    // Pictures further down load when they come near.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
        window.scrollTo(0, top);
        await new Promise((done) => setTimeout(done, 60));
      }
      window.scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
    const file = `${each.name.replaceAll(' ', '-')}-${language}-${width}.png`;
    await page.screenshot({ path: join(shotsFolder, file), fullPage: true });
    console.log(file);
  }
  await context.close();
};

const main = async (): Promise<void> => {
  const env = withLocalInbox(buildEnvironment('production'), portFrom('INBOX_PORT', 9001));
  if (!(await buildSiteIfChanged(env))) throw new Error('Without a built site there is nothing to photograph.');
  if (wanted.length === 0) await rm(shotsFolder, { recursive: true, force: true });
  await mkdir(shotsFolder, { recursive: true });
  const preview = await startPreview({ folder: publicFolder, port: 0 });
  const browser = await chromium.launch({ executablePath: await installBrowser(), args: [...browserFlags] });
  try {
    for (const width of widths) {
      for (const language of languages) await shoot(browser, preview.url, width, language);
    }
  } finally {
    await browser.close();
    await preview.close();
  }
  console.log(`\n${shotsFolder}`);
};

runMain(main);
