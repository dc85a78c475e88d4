import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserFlags } from '../browser/findBrowser';
import type { Engine, Tab, WindowSize } from './engine';
import { findTarget, plainTarget } from './findTarget';

/** What a visitor's Chromium says of itself: headless ones are crawlers for the site, as they should be. */
const visitor = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const launchOptions = (browser: 'chrome' | 'firefox', executablePath: string): LaunchOptions =>
  browser === 'chrome'
    ? {
        browser,
        executablePath,
        args: [...browserFlags, `--user-agent=${visitor}`, '--lang=en-US', '--disable-features=Prerender2'],
      }
    : { browser, executablePath, extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en' } };

const tabOf = (page: Page, close: () => Promise<void>): Tab => {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) consoleErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`exception: ${error instanceof Error ? error.message : error}`));
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    evaluate: (read, ...given) => page.evaluate(read as never, ...(given as never)) as never,
    inspect: async (target, read, ...given) => {
      const handle = await page.evaluateHandle(findTarget, plainTarget(target));
      return (await page.evaluate(read as never, handle as never, ...(given as never))) as never;
    },
    click: async (target) => {
      const handle = await page.evaluateHandle(findTarget, plainTarget(target));
      const element = handle.asElement() as ElementHandle<HTMLElement> | null;
      if (!element) throw new Error(`Nothing to press: ${target.role} ${target.name}`);
      await element.click();
    },
    movePointer: async () => {
      for (const place of [20, 24, 28]) await page.mouse.move(place, place);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4' }),
    consoleErrors: async () => consoleErrors,
    close,
  };
};

/** The client sends an orientation along, which Firefox 140 ESR does not know. The size it sets all the same. */
const resize = async (page: Page, size: WindowSize): Promise<void> => {
  try {
    await page.setViewport(size);
  } catch (error) {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
    await page.waitForFunction((width) => window.innerWidth === width, {}, size.width);
  }
};

/** Chromium by its DevTools protocol, Firefox by WebDriver BiDi. Rejects when it does not start. */
export const launchPuppeteer = async (browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> => {
  const running = await puppeteer.launch(launchOptions(browser, executablePath));
  return {
    openTab: async (size: WindowSize) => {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await resize(page, size);
      return tabOf(page, () => context.close());
    },
    close: () => running.close(),
  };
};
