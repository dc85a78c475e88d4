import { test as base, expect } from '@playwright/test';
import type { Engine, Key, Tab, Target, WindowSize } from '../../tools/engines/engine';
import type { EngineName } from '../../tools/engines/installed';
import { launchEngine } from '../../tools/engines/launch';
import { type FaultProxy, startFaultProxy } from './faultProxy';

export { expect };

const siteUrl = process.env.SITE_URL ?? 'http://localhost:9000';

/** A page that is being left cannot be queried; the caller polls again. */
const orNothing = <Result>(wanted: Promise<Result>): Promise<Result | undefined> => wanted.catch(() => undefined);

/** What a visitor does and sees, each step waiting for what it needs. */
export interface Journey
  extends Pick<
    Tab,
    'evaluate' | 'inspect' | 'movePointer' | 'reload' | 'type' | 'screenshot' | 'print' | 'consoleErrors'
  > {
  readonly proxy: FaultProxy;
  readonly open: (path: string) => Promise<void>;
  /** Moves the pointer, and waits until the page is hydrated. */
  readonly hydrate: () => Promise<void>;
  readonly isHydrated: () => Promise<boolean>;
  readonly waitForHydration: () => Promise<void>;
  readonly press: (role: string, name: Target['name'], nth?: number) => Promise<void>;
  readonly keys: (...keys: readonly Key[]) => Promise<void>;
  readonly sees: (role: string, name: Target['name']) => Promise<void>;
  readonly seesNot: (role: string, name: Target['name']) => Promise<void>;
  /** Text anywhere in the main region. */
  readonly reads: (text: string | RegExp) => Promise<void>;
  /** Presses a field and types into it. */
  readonly fill: (label: Target['name'], text: string, role?: string) => Promise<void>;
  readonly choose: (label: Target['name'], value: string) => Promise<void>;
  /** Path, query and fragment. */
  readonly isAt: (path: string | RegExp) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly scrollTo: (top: number) => Promise<void>;
  /** How far the page is scrolled; undefined while nothing can be asked of it. */
  readonly top: () => Promise<number | undefined>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** As browsers do when somebody chooses; what a list of options looks like is theirs. */
const chooseOption = (list: HTMLElement | null, value: string): void => {
  (list as HTMLSelectElement).value = value;
  for (const type of ['input', 'change']) list?.dispatchEvent(new Event(type, { bubbles: true }));
};

const journeyOn = (tab: Tab, proxy: FaultProxy): Journey => {
  const find = async (role: string, name: Target['name']): Promise<boolean> =>
    (await orNothing(tab.inspect({ role, name }, (element) => element !== null))) ?? false;
  const top = () => orNothing(tab.evaluate(() => Math.round(window.scrollY)));
  const isHydrated = async () =>
    (await orNothing(tab.evaluate(() => performance.getEntriesByName('onInitialClientRender').length > 0))) ?? false;
  // On a busy machine WebKit took up to 30 seconds.
  const waitForHydration = () =>
    expect.poll(isHydrated, { message: 'the page is hydrated', timeout: 60_000 }).toBe(true);
  const press: Journey['press'] = (role, name, nth = 0) =>
    expect(() => tab.click({ role, name, nth })).toPass({ timeout: 20_000 });
  return {
    proxy,
    ...tab,
    open: (path) => tab.open(proxy.url + path),
    isHydrated,
    waitForHydration,
    hydrate: async () => {
      await tab.movePointer();
      await waitForHydration();
    },
    press,
    keys: async (...keys) => {
      for (const key of keys) await tab.press(key);
    },
    sees: (role, name) => expect.poll(() => find(role, name), { message: `there is a ${role} ${name}` }).toBe(true),
    seesNot: (role, name) =>
      expect.poll(() => find(role, name), { message: `there is no ${role} ${name}` }).toBe(false),
    reads: (text) =>
      expect
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
        .poll(() => orNothing(tab.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' '))))
        .toMatch(text),
    fill: async (label, text, role = 'textbox') => {
      await press(role, label);
      await tab.type(text);
    },
    choose: async (label, value) => {
      await expect.poll(() => find('combobox', label)).toBe(true);
      await tab.inspect({ role: 'combobox', name: label }, chooseOption, value);
    },
    isAt: (path) =>
      expect
        .poll(() => orNothing(tab.evaluate(() => location.pathname + location.search + location.hash)))
        .toMatch(typeof path === 'string' ? new RegExp(`^${path.replace(/[.?+]/g, '\\$&')}$`) : path),
    // The page may be left before it has answered; the next step checks where it led.
    back: () => orNothing(tab.evaluate(() => history.back())),
    forward: () => orNothing(tab.evaluate(() => history.forward())),
    scrollTo: async (wanted) => {
      await tab.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), wanted);
      await expect.poll(top).toBe(wanted);
    },
    top,
    pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  };
};

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
