import { chromium } from '@playwright/test';
import { languages } from '../src/facts/locales';
import { browserFlags } from './browser/findBrowser';
import { installBrowser } from './browser/installBrowser';
import { startPreview } from './preview/startPreview';
import { builtFolder, builtPages, builtPageTypes } from './site/builtPages';

/** A phone and a laptop, in CSS pixels. */
const widths = [390, 1440] as const;

export interface PageLength {
  readonly address: string;
  /** Height of the whole page in CSS pixels, by width of the window. */
  readonly heights: readonly number[];
  /** Words of the main region: those in sight on a phone, and all of them. */
  readonly seen: number;
  readonly all: number;
}

/**
 * How long the built pages are: one of each type, and every care option, in both languages.
 * @throws when no site is built, or there is no browser
 */
export const pageLengths = async (): Promise<readonly PageLength[]> => {
  const pages = builtPages();
  const types = new Set([...builtPageTypes(pages), ...pages.filter(({ route }) => route === 'careOption')]);
  const preview = await startPreview({ folder: builtFolder, port: 0 });
  const browser = await chromium.launch({ executablePath: await installBrowser(), args: [...browserFlags] });
  const lengths: PageLength[] = [];
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
