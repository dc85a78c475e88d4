/** `node --import tsx tools/inbox/runInbox.ts`: the inbox alone. */

import { onEnd } from '../site/onEnd';
import { portFrom } from '../site/port';
import { runMain } from '../site/runMain';
import { inboxFolder } from '../site/siteFolders';
import { startInbox } from './startInbox';

const main = async (): Promise<void> => {
  const { url, close } = await startInbox({ port: portFrom('INBOX_PORT', 9001), folder: inboxFolder });
  console.log(`\n  Inbox    ${url}\n`);
  onEnd(close);
};

runMain(main);
