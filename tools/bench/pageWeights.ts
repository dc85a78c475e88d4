import { type Browser, devices, type Page } from '@playwright/test';
import { watchRequests } from '../browser/watchRequests';
import type { BuiltPage } from '../site/builtPages';
import { type Figure, median, type Progress } from './figure';
import { hydratePage } from './hydratePage';

/** Bytes as they travel, by what asked for them. */
interface Weights {
  readonly document: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
  readonly other: number;
  readonly inlineScript: number;
}

const readWeights = (page: Page): Promise<Weights> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const kindOf = ({ name }: PerformanceResourceTiming) => {
      const path = new URL(name).pathname;
      // Phone metadata and the captcha come for what a visitor does with the page, not to hydrate it.
      if (/\.js$/.test(path)) return /phone|captcha/.test(path) ? 'later' : 'script';
      if (/\.woff2?$/.test(path)) return 'font';
      return /\.(avif|webp|jpe?g|png|svg|ico)$/.test(path) ? 'image' : 'other';
    };
    const sum = (kind: string) =>
      resources.filter((entry) => kindOf(entry) === kind).reduce((bytes, entry) => bytes + entry.encodedBodySize, 0);
    return {
      document: navigation?.encodedBodySize ?? 0,
      script: sum('script'),
      font: sum('font'),
      image: sum('image'),
      other: sum('other'),
      inlineScript: [...document.scripts]
        .filter(({ src, type }) => !src && !['application/ld+json', 'speculationrules'].includes(type))
        .reduce((bytes, { text }) => bytes + text.length, 0),
    };
  });

const kilobytes = (bytes: number): number => bytes / 1_000;

const total = ({ document, script, font, image, other }: Weights): number => document + script + font + image + other;

/** Pages that carry the inquiry form. */
const withForm = new Set(['home', 'contact', 'clinic', 'care options', 'procedure']);

const figuresOf = (name: string, still: Weights, hydrated: Weights, hydrationMs: number): readonly Figure[] => {
  const group = `Page weight: ${name} (brotli, 390 px)`;
  const most = name === 'home' ? 160 : 130;
  return [
    { group, name: 'JavaScript before the visitor acts', value: kilobytes(still.script), unit: 'KB', most: 0 },
    { group, name: 'Inline JavaScript', value: kilobytes(still.inlineScript), unit: 'KB', most: 2 },
    { group, name: 'HTML', value: kilobytes(still.document), unit: 'KB' },
    { group, name: 'Fonts', value: kilobytes(still.font), unit: 'KB' },
    { group, name: 'Pictures', value: kilobytes(still.image), unit: 'KB' },
    { group, name: 'Other', value: kilobytes(still.other), unit: 'KB' },
    { group, name: 'All before the visitor acts', value: kilobytes(total(still)), unit: 'KB', most },
    {
      group,
      name: 'JavaScript once hydrated',
      value: kilobytes(hydrated.script),
      unit: 'KB',
      most: withForm.has(name) ? 145 : 132,
    },
    { group, name: 'First act to hydrated, processor 4x slower', value: hydrationMs, unit: 'ms', most: 700 },
  ];
};

const readHydrationTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [hydrated] = performance.getEntriesByName('onInitialClientRender');
    return (hydrated?.startTime ?? Number.NaN) - (window as unknown as { firstMove: number }).firstMove;
  });

/** Notes when the pointer moves first. One that rests over a new page is reported as a move by nothing. */
const noteFirstMove = (): void => {
  const note = ({ movementX, movementY, timeStamp }: PointerEvent): void => {
    if (movementX || movementY) (window as unknown as { firstMove: number }).firstMove ??= timeStamp;
  };
  addEventListener('pointermove', note, true);
};

interface Visit {
  readonly still: Weights;
  readonly hydrated: Weights;
  readonly hydrationMs: number;
}

/** A page is opened, and hydrated at the move of a pointer while the processor is slowed down. */
const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // As the phone that Lighthouse stands for.
    deviceScaleFactor: 1.75,
  });
  // tsx marks named functions with a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(noteFirstMove);
  const page = await context.newPage();
  const settled = watchRequests(page);
  const session = await context.newCDPSession(page);
  await page.goto(address);
  await settled();
  const still = await readWeights(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await hydratePage(page);
  const hydrationMs = await readHydrationTime(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await settled();
  const hydrated = await readWeights(page);
  await context.close();
  return { still, hydrated, hydrationMs };
};

/** What each page type weighs before and after the visitor acts, by kind; the time to hydration is a median. */
export const measurePageWeights = async (
  browser: Browser,
  url: string,
  pages: readonly BuiltPage[],
  runs: number,
  progress: Progress,
): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const { name, en } of pages) {
    progress(`page weight: ${name}`);
    const { still, hydrated, hydrationMs } = await visit(browser, url + en);
    const hydrationTimes = [hydrationMs];
    while (hydrationTimes.length < runs) hydrationTimes.push((await visit(browser, url + en)).hydrationMs);
    figures.push(...figuresOf(name, still, hydrated, median(hydrationTimes)));
  }
  return figures;
};
