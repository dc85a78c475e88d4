/** `npm run serve`: serves what `npm run build` left in public/, with the local inbox beside it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment, withLocalInbox } from './site/environment';
import { publicFolder } from './site/folders';
import { portFrom } from './site/port';
import { runMain } from './site/runMain';
import { showSite } from './site/showSite';

const main = async (): Promise<void> => {
  if (existsSync(join(publicFolder, 'index.html'))) {
    const inboxPort = portFrom('INBOX_PORT', 9001);
    const env = withLocalInbox(buildEnvironment('production'), inboxPort);
    await showSite({ port: portFrom('PORT', 9000), inboxPort, env });
  } else {
    console.error('There is no built site yet: run `npm run build` first.');
    process.exitCode = 1;
  }
};

runMain(main);
