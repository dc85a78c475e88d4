import { startInbox } from '../inbox';
import { type Preview, startPreview } from '../preview/startPreview';
import { formTarget } from './formTarget';
import { onEnd } from './onEnd';
import { orSay } from './port';
import { inboxFolder, publicFolder } from './siteFolders';

interface Showing {
  readonly port: number;
  readonly inboxPort: number;
}

/** Serves the built site and the local inbox until the process is ended, and says where. */
export const serveSite = async ({ port, inboxPort }: Showing): Promise<void> => {
  const inbox = await orSay(startInbox({ port: inboxPort, folder: inboxFolder }), 'INBOX_PORT', inboxPort);
  const preview: Preview = await orSay(
    startPreview({ folder: publicFolder, port, host: process.env.HOST || undefined }),
    'PORT',
    port,
  );
  const inboxUrl = `http://localhost:${inboxPort}`;
  console.log(
    `\n  Site     ${preview.url}\n  Spanish  ${preview.url}/es\n  Inbox    ${inboxUrl}\n\n  Ctrl+C ends both.\n`,
  );
  const target = formTarget();
  if (target !== inboxUrl)
    console.warn(
      target
        ? `  The form of this build posts to ${target}, not to this inbox: an inquiry that you try arrives there.\n`
        : '  This build has no form: a mail link replaces it.\n',
    );
  onEnd(() => Promise.all([preview.close(), inbox.close()]));
};
