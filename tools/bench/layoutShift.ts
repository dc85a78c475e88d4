import type { Browser } from '@playwright/test';
import { languages } from '../../src/facts/locales';
import { sumLayoutShifts } from '../browser/sumLayoutShifts';
import type { Figure, PageType, Progress } from './figure';
import { hydratePage } from './hydratePage';

const widths = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** How many times slower the processor is made. */
const slownesses = [1, 6] as const;

/** Time in which a page comes to rest, after it has loaded and after it has been hydrated, on a processor that is not slowed. */
const SETTLE_MS = 500;

const shiftOf = async (
  browser: Browser,
  address: string,
  viewport: (typeof widths)[number],
  slowness: number,
): Promise<number> => {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(address);
  await page.waitForTimeout(SETTLE_MS * slowness);
  await hydratePage(page);
  await page.waitForTimeout(SETTLE_MS * slowness);
  const shift = await sumLayoutShifts(page);
  await context.close();
  return shift;
};

/** What moves by itself while a page arrives and is hydrated: the worst of both languages and three widths. */
export const measureLayoutShift = async (
  browser: Browser,
  url: string,
  pages: readonly PageType[],
  progress: Progress,
): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const slowness of slownesses)
    for (const page of pages) {
      progress(`layout shift: ${page.name}, processor ${slowness}x slower`);
      const shifts: number[] = [];
      for (const language of languages)
        for (const viewport of widths) shifts.push(await shiftOf(browser, url + page[language], viewport, slowness));
      const group = `Layout shift, worst of en and es at 320, 390 and 1440 px, processor ${slowness}x slower`;
      figures.push({ group, name: page.name, value: Math.max(...shifts), unit: '', most: 0 });
    }
  return figures;
};
