import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxFile } from '../../src/build/hosting/nginx';
import type { HostingSettings } from '../../src/build/hosting/settings';

export interface NginxServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

const frame = (folder: string, site: string): string => `\
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;

const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
};

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts nginx on a built site with the very settings that the build writes for servers. Rejects with nginx's own words
 * when it does not take them.
 */
export const startNginx = async (
  publicFolder: string,
  port: number,
  settings: HostingSettings,
): Promise<NginxServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  const site = nginxFile(settings, { root: publicFolder, listen: `127.0.0.1:${port}`, serverName: 'localhost' });
  // Workers started by root change to the owner of the files they read.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(file, user + frame(folder, site));
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (part: Buffer) => {
    words += part.toString();
  });
  const close = async (): Promise<void> => {
    if (!ended(child)) {
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50 && !ended(child); tries += 1) {
    if (await answers(url)) return { url, close };
    await wait(100);
  }
  const log = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '');
  await close();
  throw new Error(`nginx did not start: ${words}${log}`);
};
