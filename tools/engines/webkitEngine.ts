import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Engine, Key as KeyName, Tab, WindowSize } from './engine';
import { findTarget, plainTarget } from './findTarget';

interface Screen {
  /** What DISPLAY has to say. */
  readonly display: string;
  readonly close: () => void;
}

/** A screen in memory, as large as the largest window: in one that stands out a page never has the focus. */
const startScreen = async (): Promise<Screen> => {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = () => server.kill();
  process.once('exit', end);
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return {
    display: `:${String(number).trim()}`,
    close: () => {
      process.off('exit', end);
      end();
    },
  };
};

const keys: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Home: Key.HOME,
  End: Key.END,
};

const timeoutMs = 30_000;

/** A page that goes into the back-forward cache while it is asked something never answers; whoever asks tries again. */
const answerMs = 3_000;

const within = async <Answer>(wanted: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page gave no answer.')), answerMs);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
};

/** The driver can wait for everything that a page loads or for nothing, but not for its HTML. */
const readAnew = async (driver: WebDriver, leave: () => Promise<void>): Promise<void> => {
  await driver.executeScript('window.isLeft = true');
  await leave();
  await driver.wait(
    () =>
      within(driver.executeScript<boolean>("return !window.isLeft && document.readyState !== 'loading'")).catch(
        () => false,
      ),
    timeoutMs,
  );
};

const tabOf = (driver: WebDriver, complaintsFile: string): Tab => {
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    open: (address) => readAnew(driver, () => driver.get(address)),
    reload: () => readAnew(driver, () => driver.navigate().refresh()),
    evaluate: (read, ...given) => within(driver.executeScript(read, ...given)),
    inspect: async (target, read, ...given) => {
      const element = await within(driver.executeScript<WebElement | null>(findTarget, plainTarget(target)));
      return within(driver.executeScript(read, element, ...given)) as never;
    },
    click: async (target) => {
      const element = await within(driver.executeScript<WebElement | null>(findTarget, plainTarget(target)));
      if (!element) throw new Error(`Nothing to press: ${target.role} ${target.name}`);
      // The driver's own click waits for no smooth scroll, and presses beside what is still on its way.
      await driver.executeScript((it: Element) => it.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
      await driver.actions().move({ origin: element }).press().release().perform();
    },
    movePointer: async () => {
      for (const place of [20, 24, 28])
        await driver.actions().move({ x: place, y: place, origin: Origin.VIEWPORT, duration: 20 }).perform();
    },
    type,
    press: (key) => type(keys[key]),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: async () => {
      await rm(`${complaintsFile}.pdf`, { force: true });
      await driver.executeScript("webkit.messageHandlers.print.postMessage('')");
      const pdf = await driver.wait(() => finishedPdf(`${complaintsFile}.pdf`), timeoutMs);
      if (!pdf) throw new Error('The page was not printed.');
      return pdf;
    },
    consoleErrors: async () => {
      if (!existsSync(complaintsFile)) return [];
      const lines = (await readFile(complaintsFile, 'utf8')).trim().split('\n');
      return lines.map((line) => JSON.parse(line) as string);
    },
    // The window goes with its session, and the driver then misses it.
    close: () => driver.quit().catch(() => undefined),
  };
};

/** A PDF that is still being written has no end. */
const finishedPdf = async (file: string): Promise<Uint8Array | undefined> => {
  if (!existsSync(file)) return undefined;
  const pdf = await readFile(file);
  return pdf.subarray(-10).includes('%%EOF') ? pdf : undefined;
};

const windowProgram = join(__dirname, 'webkitWindow.py');

/** WebKit by its own WebDriver, in windows of ours on a screen in memory. Rejects when it does not start. */
export const launchWebKit = async (driverProgram: string): Promise<Engine> => {
  const screen = await startScreen();
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const service = new DriverService.Builder(driverProgram)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.display })
    .build();
  const server = await service.start();
  let opened = 0;
  return {
    openTab: async ({ width, height }: WindowSize) => {
      opened += 1;
      const file = join(folder, String(opened));
      const browser = { binary: windowProgram, args: [String(width), String(height), file] };
      const capabilities = new Capabilities({ browserName: 'webkitWindow', pageLoadStrategy: 'none' });
      capabilities.set('webkitgtk:browserOptions', browser);
      return tabOf(await new Builder().usingServer(server).withCapabilities(capabilities).build(), file);
    },
    close: async () => {
      await service.kill();
      screen.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
