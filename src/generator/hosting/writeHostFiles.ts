import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyFile } from './caddy';
import { headersFile, redirectsFile } from './netlify';
import { nginxFile } from './nginx';
import { addressOf, filesBelow } from './pageFiles';

interface HostFilesPlace {
  readonly publicFolder: string;
  /** Folder for server settings, which are not published. */
  readonly hostingFolder: string;
}

/** Writes `_headers` and `_redirects` next to the pages, nginx.conf and Caddyfile to a folder of their own. */
export const writeHostFiles = async ({ publicFolder, hostingFolder }: HostFilesPlace): Promise<void> => {
  const addresses = (await filesBelow(publicFolder)).map((file) => addressOf(publicFolder, file)).sort();
  await mkdir(hostingFolder, { recursive: true });
  await Promise.all([
    writeFile(join(publicFolder, '_headers'), headersFile(addresses)),
    writeFile(join(publicFolder, '_redirects'), redirectsFile()),
    writeFile(join(hostingFolder, 'nginx.conf'), nginxFile()),
    writeFile(join(hostingFolder, 'Caddyfile'), caddyFile()),
  ]);
};
