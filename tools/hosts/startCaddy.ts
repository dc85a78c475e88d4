import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddyFile } from '../../src/generator/hosting/caddy';
import { isInstalled, type StartedServer, startServer } from './startServer';

/** Where it is missing, the tests of hosts skip it. */
export const hasCaddy = (): boolean => isInstalled('caddy', 'version');

/** Starts Caddy on a built site with the very settings that the build writes for it, without a certificate. */
export const startCaddy = async (publicFolder: string, port: number): Promise<StartedServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  const url = `http://127.0.0.1:${port}`;
  // The admin interface has one fixed port, which may be in use.
  await writeFile(file, `{\n\tadmin off\n}\n${caddyFile({ root: publicFolder, address: url })}`);
  return startServer({
    program: 'caddy',
    words: ['run', '--config', file, '--adapter', 'caddyfile'],
    url,
    folder,
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
};
