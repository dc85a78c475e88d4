/**
 * `npm run load`: a bounded load on the built site behind nginx, and 200 inquiries at once on the local inbox.
 * All addresses are this machine's own; the number of requests is fixed, so it ends by itself.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitemapPath } from '../src/routes/table';
import { hasNginx, startNginx } from './hosts/startNginx';
import { startInbox } from './inbox';
import { describeRound, loadTest } from './load/loadTest';
import { requireBuiltSite } from './site/fingerprint';
import { portFrom } from './site/port';
import { runMain } from './site/runMain';
import { publicFolder } from './site/siteFolders';

const REQUESTS = 20_000;
const VISITORS = 64;
const INQUIRIES = 200;

const pagesOf = async (): Promise<string[]> => {
  const sitemaps = await Promise.all(
    Object.values(sitemapPath).map((file) => readFile(join(publicFolder, file), 'utf8')),
  );
  return sitemaps.flatMap((xml) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname),
  );
};

const loadSite = async (): Promise<void> => {
  if (!hasNginx()) {
    console.log('nginx is not installed: the load on the site is left out (on Debian: apt-get install nginx-light).');
    return;
  }
  const pages = await pagesOf();
  const nginx = await startNginx(publicFolder, portFrom('PORT', 9080));
  try {
    const jobs = Array.from({ length: REQUESTS }, (_, index) => ({
      path: pages[index % pages.length] ?? '/',
      headers: { 'Accept-Encoding': 'gzip' },
    }));
    const round = await loadTest(nginx.url, jobs, VISITORS);
    console.log(
      describeRound(`${pages.length} pages behind nginx, ${VISITORS} connections, ${REQUESTS} requests`, round),
    );
    if (round.failed.size > 0) process.exitCode = 1;
  } finally {
    await nginx.close();
  }
};

const loadInbox = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-load-'));
  const port = portFrom('INBOX_PORT', 9091);
  const inbox = await startInbox({ port, folder });
  try {
    const jobs = Array.from({ length: INQUIRIES }, (_, index) => ({
      path: '/f/inquiry',
      method: 'POST' as const,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        name: `Visitor ${index}`,
        email: `visitor${index}@example.com`,
        message: 'Rodilla: dolor, años.',
      }),
    }));
    const round = await loadTest(`http://localhost:${port}`, jobs, INQUIRIES);
    const kept = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.eml')).length;
    console.log(describeRound(`\nInbox, ${INQUIRIES} inquiries at once`, round));
    console.log(`  kept as .eml         ${kept} of ${INQUIRIES}`);
    if (kept !== INQUIRIES) process.exitCode = 1;
  } finally {
    await inbox.close();
    await rm(folder, { recursive: true, force: true });
  }
};

runMain(async () => {
  requireBuiltSite();
  await loadSite();
  await loadInbox();
});
