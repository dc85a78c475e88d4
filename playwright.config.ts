import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './tools/browser/findBrowser';
import { type EngineName, engineNames, engineProgram } from './tools/engines/installed';

const siteUrl = process.env.SITE_URL ?? 'http://localhost:9000';

export default defineConfig<object, { engineName: EngineName }>({
  projects: [
    // `npm test` runs this one, `npm run test:all` the others too; `--project=servers` selects one.
    { name: 'browser', testDir: '__tests__/browser' },
    ...['crawl', 'language', 'servers', 'slow', 'studio'].map((name) => ({ name, testDir: `__tests__/${name}` })),
    // The same tests in each installed engine.
    ...engineNames
      .filter((name) => engineProgram(name))
      .map((engineName) => ({ name: engineName, testDir: '__tests__/engines', use: { engineName } })),
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Limits against endless waiting, not claims about speed: a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Not headless Chrome's own user agent, which the site rightly treats as a crawler.
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    locale: 'en-US',
    // Traces double the duration of a run: use `--trace on` for a test that is hard to explain.
    screenshot: 'only-on-failure',
    // What is not there is told before the whole test has run out of time.
    actionTimeout: 30_000,
    launchOptions: { executablePath: findBrowser(), args: [...browserFlags] },
  },
  // `npm test` serves the site itself. A single test started by hand finds it here.
  ...(!process.env.SITE_URL && {
    webServer: { command: 'npm run serve', url: siteUrl, reuseExistingServer: true, stdout: 'ignore' },
  }),
});
