/**
 * `npm test`: everything that must hold, in order of how quickly it tells. The last line is `N passed, N failed`.
 * `-- --only browser` (or `unit`) takes that part alone, `-- --only browser tabs` of it the files with that name.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installBrowser } from './browser/installBrowser';
import { missingEngines } from './engines/installed';
import { startInbox } from './inbox';
import { startPreview } from './preview/startPreview';
import { buildEnvironment } from './site/buildEnvironment';
import { buildSiteIfChanged } from './site/buildSite';
import { freePort, portFrom } from './site/port';
import { run } from './site/run';
import { runMain } from './site/runMain';
import { program, publicFolder, rootFolder } from './site/siteFolders';
import { type Count, runSteps, type Step } from './test/runSteps';
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

const readWords = (): { readonly only: string | undefined; readonly files: readonly string[] } => {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  if (!values.only && positionals.length > 0) throw new Error('Files are named after --only unit or --only browser.');
  if (values.only && !['unit', 'browser'].includes(values.only)) throw new Error('--only takes unit or browser.');
  return { only: values.only, files: positionals };
};

const runBrowserTests = async (env: NodeJS.ProcessEnv, inboxPort: number, files: readonly string[]): Promise<Count> => {
  const CHROMIUM_PATH = await installBrowser();
  for (const name of missingEngines()) console.log(`${name} is not installed: its walks are left out (README.md).`);
  const inboxFolder = await mkdtemp(join(tmpdir(), 'inbox-'));
  const inbox = await startInbox({ port: inboxPort, folder: inboxFolder });
  const preview = await startPreview({
    folder: publicFolder,
    port: await freePort(portFrom('PORT', 9000)),
  });
  try {
    const places = { SITE_URL: preview.url, INBOX_URL: `http://localhost:${inboxPort}`, INBOX_FOLDER: inboxFolder };
    return await runPlaywright({ ...env, ...places, CHROMIUM_PATH }, files);
  } finally {
    await Promise.all([preview.close(), inbox.close()]);
    await rm(inboxFolder, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  await mkdir(join(rootFolder, 'test-results'), { recursive: true });
  const inboxPort = await freePort(portFrom('INBOX_PORT', 9001));
  const env = testEnvironment(inboxPort);
  const { only, files } = readWords();
  const unit: readonly Step[] = [{ name: 'Unit tests', run: () => runJest(files) }];
  const browser: readonly Step[] = [
    { name: 'Production build', run: () => buildSiteIfChanged(env) },
    { name: 'Browser tests', needs: ['Production build'], run: () => runBrowserTests(env, inboxPort, files) },
  ];
  const first: readonly Step[] = [
    { name: 'Format and lint', run: () => passes('biome', 'ci', '--error-on-warnings', '.') },
    { name: 'Styles', run: () => passes('stylelint', 'src/**/*.{ts,tsx}') },
    { name: 'Types', run: () => passes('tsc', '--noEmit') },
    { name: 'Content', run: () => passes('tsx', 'tools/check.ts') },
  ];
  const parts = { unit, browser, all: [...first, ...unit, ...browser] };
  const { failed } = await runSteps(parts[(only as keyof typeof parts | undefined) ?? 'all']);
  process.exit(failed > 0 ? 1 : 0);
};

runMain(main);
