import type { Page, Request } from '@playwright/test';

const restMs = 250;
const longestWaitMs = 60_000;

/**
 * Watches requests from now on. The result waits until a quarter of a second after the last, at most a minute.
 * Playwright's `networkidle` never comes where a slow page rests before its `load` (6 of 20 loads, 6 times slower).
 */
export const watchRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  let lastChange = performance.now();
  page.on('request', (request) => {
    open.add(request);
    lastChange = performance.now();
  });
  const end = (request: Request): void => {
    open.delete(request);
    lastChange = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    await page.waitForLoadState();
    // Pictures that wait to be near the window are asked for once the page has been laid out.
    // A browser that draws no frame (Chromium has been seen to stop for minutes) is not waited for longer than a second.
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
          setTimeout(done, 1_000);
        }),
    );
    const begun = performance.now();
    while (open.size > 0 || performance.now() - lastChange < restMs) {
      if (performance.now() - begun > longestWaitMs)
        throw new Error(`The page does not come to rest. Open: ${[...open].map((request) => request.url()).join(' ')}`);
      await page.waitForTimeout(50);
    }
  };
};
