import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxFile } from '../../src/generator/hosting/nginx';
import { isInstalled, type StartedServer, startServer } from './startServer';

/** Where it is missing, the tests of hosts and the load on the site are left out. */
export const hasNginx = (): boolean => isInstalled('nginx', '-v');

const frame = (folder: string, site: string): string => `\
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;

/**
 * Starts nginx on a built site with the very settings that the build writes for servers. Rejects with nginx's own words
 * when it does not take them.
 */
export const startNginx = async (publicFolder: string, port: number): Promise<StartedServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  const [log, requests] = [join(folder, 'error.log'), join(folder, 'access.log')];
  const site = nginxFile({ root: publicFolder, listen: `127.0.0.1:${port}`, serverName: 'localhost', log: requests });
  // Workers started by root change to the owner of the files they read.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(file, user + frame(folder, site));
  return startServer({
    program: 'nginx',
    words: ['-c', file, '-p', folder, '-e', log],
    url: `http://127.0.0.1:${port}`,
    folder,
    readLog: async () =>
      (await Promise.all([log, requests].map((name) => readFile(name, 'utf8').catch(() => '')))).join(''),
  });
};
