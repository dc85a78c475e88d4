import { reportDevelop } from '../gatsby/calmReport';
import { runGatsby } from '../gatsby/runGatsby';
import { startInbox } from '../inbox';
import { buildEnvironment, withLocalInbox } from './buildEnvironment';
import { forgetFingerprint } from './fingerprint';
import { orSay, requireFree } from './port';
import { inboxFolder } from './siteFolders';
import { makeRoom } from './siteShelf';

/** Shows pages with hot reload and the local inbox beside them, until it is ended. False when Gatsby failed. */
export const develop = async (port: number, inboxPort: number): Promise<boolean> => {
  await requireFree('PORT', port);
  const inbox = await orSay(startInbox({ port: inboxPort, folder: inboxFolder }), 'INBOX_PORT', inboxPort);
  const env = withLocalInbox(buildEnvironment('development'), inboxPort);
  makeRoom(env);
  await forgetFingerprint();
  const site = `http://localhost:${port}`;
  const addresses = `\n  Site     ${site}\n  Spanish  ${site}/es\n  Inbox    http://localhost:${inboxPort}\n\n  Ctrl+C ends all.\n`;
  try {
    return await runGatsby({
      words: ['develop', '--port', String(port)],
      env,
      tell: reportDevelop(() => console.log(addresses)),
    });
  } finally {
    await inbox.close();
  }
};
