import { test as base, expect, type Page } from '@playwright/test';
import { watchRequests } from '../../tools/browser/watchRequests';

export type { Page } from '@playwright/test';
export { expect };

interface Fixtures {
  /** Problems in the browser: console messages of scripts, exceptions, policy violations, failed requests. */
  problems: string[];
  /** Problems that a test causes on purpose; several as one expression, for Playwright reads longer lists otherwise. */
  expectedProblems: RegExp | readonly [RegExp];
  /** Resolves when the page has loaded and asks for nothing more. */
  settled: () => Promise<void>;
}

/**
 * Messages on a busy machine: Chromium's about preloads (pages.spec.ts checks which are used), and the site's about a
 * check for a newer build that timed out.
 */
const ofSlowness =
  /was preloaded using link preload but not used within a few seconds|newest build could not be looked up\. TimeoutError/;

const watch = (page: Page, problems: string[]): void => {
  page.on('console', (message) => {
    const { url } = message.location();
    if (ofSlowness.test(message.text())) return;
    // The browser itself logs harmless messages, for example about a mail program that it opened.
    if (message.type() === 'error' || message.type() === 'warning' || url.endsWith('.js'))
      problems.push(`console: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  // The browser itself aborts requests at a navigation.
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
  });
};

export const test = base.extend<Fixtures>({
  expectedProblems: [/(?!)/ as RegExp | readonly [RegExp], { option: true }],
  settled: async ({ page }, use) => use(watchRequests(page)),
  problems: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = [];
      watch(page, problems);
      await use(problems);
      // A route handler may still be running when the page closes.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const [expected] = [expectedProblems].flat();
      expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Resolves when the page is hydrated (Gatsby sets the mark in its first effect). */
export const waitForHydration = (page: Page, timeout?: number): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0, undefined, { timeout });

/** Moves the pointer, as a visitor does, and waits until the page is hydrated. */
export const hydrate = async (page: Page): Promise<void> => {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 9);
  await waitForHydration(page);
};

export const openHydrated = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrate(page);
};

/** Delays requests until the result is called. */
export const delayRequests = async (page: Page, files: string | RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
};
