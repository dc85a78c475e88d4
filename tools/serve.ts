/** `npm run serve`: serves what `npm run build` left in public/, with the local inbox beside it. */
import { requireBuiltSite } from './site/fingerprint';
import { portFrom } from './site/port';
import { runMain } from './site/runMain';
import { serveSite } from './site/serveSite';

const main = async (): Promise<void> => {
  requireBuiltSite();
  await serveSite({ port: portFrom('PORT', 9000), inboxPort: portFrom('INBOX_PORT', 9001) });
};

runMain(main);
