import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { contentType } from '../preview/contentType';
import type { Watcher } from './watch';

/** Beside the policy that each page carries itself. */
const headers = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

interface StudioPlace {
  readonly folder: string;
  readonly port: number;
  readonly watcher: Watcher;
}

const reportsOf = ({ findings, status, addresses, covers }: Watcher): Readonly<Record<string, () => unknown>> => ({
  '/findings.json': findings,
  '/status.json': status,
  '/pages.json': addresses,
  '/covers.json': covers,
});

const sendFile = async (response: ServerResponse, folder: string, path: string): Promise<void> => {
  const name = path === '/' ? '/index.html' : normalize(path);
  try {
    const content = await readFile(join(folder, name));
    response.writeHead(200, { ...headers, 'Content-Type': contentType(name) }).end(content);
  } catch {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
  }
};

/** Sends the findings of each check as long as the page is open (server-sent events). */
const sendChecks = (response: ServerResponse, { findings, onCheck }: Watcher): void => {
  response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' });
  const send = (): void => void response.write(`data: ${JSON.stringify(findings())}\n\n`);
  send();
  response.once('close', onCheck(send));
};

interface Server {
  readonly port: number;
  readonly end: () => Promise<void>;
}

/** Serves the studio to this machine alone. Port 0 stands for any free one. Rejects when the port is taken. */
export const serveStudio = ({ folder, port, watcher }: StudioPlace): Promise<Server> => {
  const reports = reportsOf(watcher);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const report = reports[pathname];
    if (request.method !== 'GET') response.writeHead(405, headers).end();
    else if (pathname === '/checks') sendChecks(response, watcher);
    else if (report)
      response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(report()));
    else void sendFile(response, folder, pathname);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        end: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    );
  });
};
