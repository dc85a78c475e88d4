/** `npm test`: everything that must hold, in order of how quickly it tells. The last line is `N passed, N failed`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostingSettings } from '../src/build/hosting';
import { installBrowser } from './browser/installBrowser';
import { startInbox } from './inbox';
import { startPreview } from './preview/startPreview';
import { buildSiteIfChanged } from './site/buildSite';
import { buildEnvironment } from './site/environment';
import { program, publicFolder, rootFolder } from './site/folders';
import { freePort, portFrom } from './site/port';
import { run } from './site/run';
import { runMain } from './site/runMain';
import { type Count, runSteps } from './test/report';
import { runJest, runPlaywright } from './test/suites';

const passes = async (command: string, ...words: readonly string[]): Promise<boolean> =>
  (await run(program(command), words)) === 0;

/** The site as it is tested: inquiries and captcha go to the local inbox, which stands in for both services. */
const testEnvironment = (inboxPort: number): NodeJS.ProcessEnv => ({
  ...buildEnvironment('production'),
  GATSBY_FORMSPREE_FORM: 'inquiry',
  GATSBY_FORMSPREE_ORIGIN: `http://localhost:${inboxPort}`,
  GATSBY_RECAPTCHA_SITE_KEY: 'stand-in',
  GATSBY_RECAPTCHA_ORIGIN: `http://localhost:${inboxPort}`,
});

const runBrowserTests = async (env: NodeJS.ProcessEnv, inboxPort: number): Promise<Count> => {
  const CHROMIUM_PATH = await installBrowser();
  const inboxFolder = await mkdtemp(join(tmpdir(), 'inbox-'));
  const inbox = await startInbox({ port: inboxPort, folder: inboxFolder });
  const preview = await startPreview({
    folder: publicFolder,
    port: await freePort(portFrom('PORT', 9000)),
    settings: hostingSettings(env),
  });
  try {
    return await runPlaywright({
      ...env,
      CHROMIUM_PATH,
      SITE_URL: preview.url,
      INBOX_URL: `http://localhost:${inboxPort}`,
      INBOX_FOLDER: inboxFolder,
    });
  } finally {
    await Promise.all([preview.close(), inbox.close()]);
    await rm(inboxFolder, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  await mkdir(join(rootFolder, 'test-results'), { recursive: true });
  const inboxPort = await freePort(portFrom('INBOX_PORT', 9001));
  const env = testEnvironment(inboxPort);
  const { failed } = await runSteps([
    { name: 'Format and lint', run: () => passes('biome', 'ci', '--error-on-warnings', '.') },
    { name: 'Types', run: () => passes('tsc', '--noEmit') },
    { name: 'Content', run: () => passes('tsx', 'tools/check.ts') },
    { name: 'Unit tests', run: runJest },
    { name: 'Production build', run: () => buildSiteIfChanged(env) },
    { name: 'Browser tests', needs: ['Production build'], run: () => runBrowserTests(env, inboxPort) },
  ]);
  process.exit(failed > 0 ? 1 : 0);
};

runMain(main);
