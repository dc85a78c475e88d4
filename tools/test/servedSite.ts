import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from '../browser/installBrowser';
import { startInbox } from '../inbox';
import { startPreview } from '../preview/startPreview';
import { buildEnvironment } from '../site/buildEnvironment';
import { freePort, portFrom } from '../site/port';
import { publicFolder, rootFolder } from '../site/siteFolders';
import type { Count } from './runSteps';
import { runPlaywright } from './suites';
import { testContent } from './testContent';

type Environment = NodeJS.ProcessEnv;

/** The owner's site as it is tested: inquiries and captcha go to the local inbox, which stands in for both services. */
export const ownerEnvironment = (inboxPort: number): Environment => ({
  ...buildEnvironment('production'),
  GATSBY_FORMSPREE_FORM: 'inquiry',
  GATSBY_FORMSPREE_ORIGIN: `http://localhost:${inboxPort}`,
  GATSBY_RECAPTCHA_SITE_KEY: 'stand-in',
  GATSBY_RECAPTCHA_ORIGIN: `http://localhost:${inboxPort}`,
});

/** The same with the tests' own content and facts in place of the owner's. */
export const testSiteEnvironment = (inboxPort: number): Environment => ({
  ...ownerEnvironment(inboxPort),
  CONTENT_FOLDER: testContent(),
  SITE_FACTS: join(rootFolder, '__tests__/site/site.json'),
});

/** Runs Playwright's projects over the site that was built last, served with an inbox of its own. */
export const runInBrowser = async (
  env: Environment,
  inboxPort: number,
  projects: readonly string[],
  files: readonly string[],
): Promise<Count> => {
  const CHROMIUM_PATH = await installBrowser();
  const inboxFolder = await mkdtemp(join(tmpdir(), 'inbox-'));
  const inbox = await startInbox({ port: inboxPort, folder: inboxFolder });
  const preview = await startPreview({ folder: publicFolder, port: await freePort(portFrom('PORT', 9000)) });
  try {
    const places = { SITE_URL: preview.url, INBOX_URL: `http://localhost:${inboxPort}` };
    return await runPlaywright({ ...env, ...places, CHROMIUM_PATH }, projects, files);
  } finally {
    await Promise.all([preview.close(), inbox.close()]);
    await rm(inboxFolder, { recursive: true, force: true });
  }
};
