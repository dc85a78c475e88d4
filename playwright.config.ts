import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './tools/browser/findBrowser';
import { type EngineName, engineNames, engineProgram } from './tools/engines/installed';

const siteUrl = process.env.SITE_URL ?? 'http://localhost:9000';

export default defineConfig<object, { engineName: EngineName }>({
  projects: [
    { name: 'browser', testDir: '__tests__/browser' },
    // The same walks in each engine that is installed; `--project=WebKit` takes one of them.
    ...engineNames
      .filter((name) => engineProgram(name))
      .map((engineName) => ({ name: engineName, testDir: '__tests__/engines', use: { engineName } })),
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Limits against waiting for ever, not claims of speed: a busy machine takes its time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Not headless Chrome's own user agent: the site takes that for a crawler, as it should.
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    locale: 'en-US',
    // Traces double the time of a run: `--trace on` for a test that puzzles.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: [...browserFlags] },
  },
  // `npm test` serves the site itself; a single spec started by hand finds it here.
  ...(!process.env.SITE_URL && {
    webServer: { command: 'npm run serve', url: siteUrl, reuseExistingServer: true, stdout: 'ignore' },
  }),
});
