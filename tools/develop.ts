/** `npm run develop`: pages with hot reload for writers and developers, with the local inbox beside them. */
import { startInbox } from './inbox';
import { buildEnvironment, withLocalInbox } from './site/buildEnvironment';
import { forgetFingerprint } from './site/fingerprint';
import { portFrom } from './site/port';
import { run } from './site/run';
import { runMain } from './site/runMain';
import { inboxFolder, program } from './site/siteFolders';

const main = async (): Promise<void> => {
  const port = portFrom('PORT', 8000);
  const inboxPort = portFrom('INBOX_PORT', 9001);
  const inbox = await startInbox({ port: inboxPort, folder: inboxFolder });
  await forgetFingerprint();
  process.exitCode = await run(program('gatsby'), ['develop', '--port', String(port)], {
    env: withLocalInbox(buildEnvironment('development'), inboxPort),
  });
  await inbox.close();
};

runMain(main);
