import { test as base, expect } from '@playwright/test';
import type { Engine, Key, Tab, Target, WindowSize } from '../../tools/engines/engine';
import type { EngineName } from '../../tools/engines/installed';
import { launchEngine } from '../../tools/engines/launch';
import { type FaultProxy, startFaultProxy } from './faultProxy';

export { expect };

const siteUrl = process.env.SITE_URL ?? 'http://localhost:9000';

/** A page that is being left cannot be queried; the caller polls again. */
const orNothing = <Result>(wanted: Promise<Result>): Promise<Result | undefined> => wanted.catch(() => undefined);

/** As browsers do when somebody chooses; what a list of options looks like is theirs. */
const chooseOption = (list: HTMLElement | null, value: string): void => {
  (list as HTMLSelectElement).value = value;
  for (const type of ['input', 'change']) list?.dispatchEvent(new Event(type, { bubbles: true }));
};

type Name = Target['name'];

/** What a visitor does and sees, each step waiting for what it needs. */
const journeyOn = (tab: Tab, proxy: FaultProxy) => {
  const find = async (role: string, name: Name): Promise<boolean> =>
    (await orNothing(tab.inspect({ role, name }, (element) => element !== null))) ?? false;
  const top = () => orNothing(tab.evaluate(() => Math.round(window.scrollY)));
  const isHydrated = async () =>
    (await orNothing(tab.evaluate(() => performance.getEntriesByName('onInitialClientRender').length > 0))) ?? false;
  // On a busy machine WebKit took up to 30 seconds.
  const waitForHydration = () =>
    expect.poll(isHydrated, { message: 'the page is hydrated', timeout: 60_000 }).toBe(true);
  const press = (role: string, name: Name, nth = 0): Promise<void> =>
    expect(() => tab.click({ role, name, nth })).toPass({ timeout: 20_000 });
  return {
    proxy,
    ...tab,
    open: (path: string) => tab.open(proxy.url + path),
    isHydrated,
    waitForHydration,
    hydrate: async () => {
      await tab.movePointer();
      await waitForHydration();
    },
    press,
    keys: async (...keys: readonly Key[]) => {
      for (const key of keys) await tab.press(key);
    },
    sees: (role: string, name: Name) =>
      expect.poll(() => find(role, name), { message: `there is a ${role} ${name}` }).toBe(true),
    seesNot: (role: string, name: Name) =>
      expect.poll(() => find(role, name), { message: `there is no ${role} ${name}` }).toBe(false),
    /** Text anywhere in the main region. */
    reads: (text: string | RegExp) =>
      expect
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
        .poll(() => orNothing(tab.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' '))))
        .toMatch(text),
    fill: async (label: Name, text: string, role = 'textbox') => {
      await press(role, label);
      await tab.type(text);
    },
    choose: async (label: Name, value: string) => {
      await expect.poll(() => find('combobox', label)).toBe(true);
      await tab.inspect({ role: 'combobox', name: label }, chooseOption, value);
    },
    /** Path, query and fragment. */
    isAt: (path: string | RegExp) =>
      expect
        .poll(() => orNothing(tab.evaluate(() => location.pathname + location.search + location.hash)))
        .toMatch(typeof path === 'string' ? new RegExp(`^${path.replace(/[.?+]/g, '\\$&')}$`) : path),
    // The page may be left before it has answered; the next step checks where it led.
    back: () => orNothing(tab.evaluate(() => history.back())),
    forward: () => orNothing(tab.evaluate(() => history.forward())),
    scrollTo: async (wanted: number) => {
      await tab.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), wanted);
      await expect.poll(top).toBe(wanted);
    },
    top,
    pause: (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
  };
};

export type Journey = ReturnType<typeof journeyOn>;

interface Options {
  size: WindowSize;
  /** Console errors that a test causes on purpose. */
  expectedConsoleErrors: RegExp;
}

/** A journey in the engine of the project; a console error that the test did not expect fails it. */
export const test = base.extend<Options & { journey: Journey }, { engineName: EngineName; engine: Engine }>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launchEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  size: [{ width: 1280, height: 800 }, { option: true }],
  expectedConsoleErrors: [/(?!)/, { option: true }],
  journey: async ({ engine, size, expectedConsoleErrors }, use) => {
    const proxy = await startFaultProxy(siteUrl);
    const tab = await engine.openTab(size);
    await use(journeyOn(tab, proxy));
    const consoleErrors = await tab.consoleErrors();
    await tab.close();
    await proxy.close();
    expect(consoleErrors.filter((text) => !expectedConsoleErrors.test(text))).toEqual([]);
  },
});

export const phone: WindowSize = { width: 390, height: 844 };
