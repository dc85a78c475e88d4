/**
 * `npm test`: in order of how quickly it tells; the last line is `N passed, N failed`. `npm run test:all`: all suites.
 * `-- --only browser` takes one, `-- --only browser tabs` its files of that name.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, portFrom } from './site/port';
import { runMain } from './site/runMain';
import { rootFolder } from './site/siteFolders';
import { readTestArguments } from './test/arguments';
import { runSteps } from './test/runSteps';
import { testSteps } from './test/steps';

const main = async (): Promise<void> => {
  await mkdir(join(rootFolder, 'test-results'), { recursive: true });
  const given = readTestArguments(process.argv.slice(2));
  const inboxPort = await freePort(portFrom('INBOX_PORT', 9001));
  const { failed } = await runSteps(testSteps(given, inboxPort));
  process.exit(failed > 0 ? 1 : 0);
};

runMain(main);
