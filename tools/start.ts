/** `npm start`: builds the production site when anything changed, and serves it with the local inbox. */

import { buildEnvironment, withLocalInbox } from './site/buildEnvironment';
import { buildSiteIfChanged } from './site/buildSite';
import { portFrom } from './site/port';
import { runMain } from './site/runMain';
import { serveSite } from './site/serveSite';

const main = async (): Promise<void> => {
  const port = portFrom('PORT', 9000);
  const inboxPort = portFrom('INBOX_PORT', 9001);
  const env = withLocalInbox(buildEnvironment('production'), inboxPort);

  if (await buildSiteIfChanged(env)) {
    await serveSite({ port, inboxPort });
  } else {
    process.exitCode = 1;
  }
};

runMain(main);
