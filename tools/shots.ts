/**
 * `npm run shots`: every page type, and pages in their unusual states, in both languages at five widths, as PNG files in
 * .shots/, and a contact sheet per width, to look at. `npm run shots -- 390 home clinic` takes some of them.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Language, languages } from '../src/facts/locales';
import { browserFlags } from './browser/findBrowser';
import { installBrowser } from './browser/installBrowser';
import { watchRequests } from './browser/watchRequests';
import { startPreview } from './preview/startPreview';
import { type Shot, writeContactSheet } from './shots/contactSheet';
import { type ShotSubject, subjects } from './shots/subjects';
import { buildEnvironment, withLocalInbox } from './site/buildEnvironment';
import { buildSiteIfChanged } from './site/buildSite';
import { portFrom } from './site/port';
import { runMain } from './site/runMain';
import { publicFolder, rootFolder } from './site/siteFolders';

/** Phone, tablet, small laptop, laptop and a large screen, in CSS pixels, and how wide each is on its contact sheet. */
const widths = [
  { width: 390, onSheet: 195 },
  { width: 768, onSheet: 307 },
  { width: 1024, onSheet: 384 },
  { width: 1440, onSheet: 512 },
  { width: 1920, onSheet: 576 },
] as const;

const shotsFolder = join(rootFolder, '.shots');

const wanted = process.argv.slice(2);

/** Those that are named on the command line, or all where none is. */
const chosen = <Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] => {
  const named = items.filter((item) => wanted.includes(nameOf(item)));
  return named.length > 0 ? named : items;
};

/** Pictures further down would wait until they come near. */
const loadAllPictures = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // What is not shown at this width has no size to be decoded at.
        return image.decode().catch(() => undefined);
      }),
    ),
  );

const shoot = async (
  browser: Browser,
  url: string,
  width: number,
  language: Language,
  pictured: readonly ShotSubject[],
): Promise<readonly Shot[]> => {
  const context = await browser.newContext({
    viewport: { width, height: Math.round(width < 700 ? width * 2.16 : width * 0.625) },
    // Else every page in the other language would show the line that offers its own.
    locale: language,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const settled = watchRequests(page);
  const shots: Shot[] = [];
  for (const subject of pictured) {
    await page.goto(url + subject[language]);
    await subject.act?.(page);
    await loadAllPictures(page);
    await settled();
    const file = join(shotsFolder, `${subject.name.replaceAll(' ', '-')}-${language}-${width}.png`);
    await page.screenshot({ path: file, fullPage: !subject.windowOnly });
    shots.push({ name: `${subject.name} ${language}`, file });
  }
  await context.close();
  return shots;
};

const main = async (): Promise<void> => {
  const env = withLocalInbox(buildEnvironment('production'), portFrom('INBOX_PORT', 9001));
  if (!(await buildSiteIfChanged(env))) throw new Error('Without a built site there is nothing to photograph.');
  if (wanted.length === 0) await rm(shotsFolder, { recursive: true, force: true });
  await mkdir(shotsFolder, { recursive: true });
  const preview = await startPreview({ folder: publicFolder, port: 0 });
  const browser = await chromium.launch({ executablePath: await installBrowser(), args: [...browserFlags] });
  const pictured = chosen(subjects(), ({ name }) => name);
  try {
    for (const { width, onSheet } of chosen(widths, ({ width }) => String(width))) {
      const shots: Shot[] = [];
      for (const language of languages) shots.push(...(await shoot(browser, preview.url, width, language, pictured)));
      const sheet = join(shotsFolder, `sheet-${width}.jpg`);
      await writeContactSheet(shots, onSheet, sheet);
      console.log(`${sheet}, of ${shots.length} pages`);
    }
  } finally {
    await browser.close();
    await preview.close();
  }
};

runMain(main);
