import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captchaScript } from './captchaScript';
import { openStore } from './inquiryStore';
import { listPage, listPolicy } from './listPage';
import { answerPreflight, isMode, type Mode, receive } from './receive';

export interface Inbox {
  /** `http://localhost:<port>` */
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface InboxPlace {
  /** 0 takes any free one. */
  readonly port: number;
  /** Where the files go; made when the first arrives. */
  readonly folder: string;
}

const formPath = /^\/f\/([\w-]{1,64})$/;

const say = (response: ServerResponse, status: number, type: string, body: string, headers = {}): void => {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...headers,
  });
  response.end(body);
};

/* A foreign host name that resolves to this machine must not give access to its pages (DNS rebinding). */
const isLocal = ({ headers }: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? '');

/* Browsers send a form to any address: another site's page could fill the folder without its visitor noticing. */
const isOfLocalPage = ({ headers }: IncomingMessage): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.origin ?? 'http://localhost');

/**
 * A small stand-in for Formspree, and for the reCAPTCHA script, on this machine only: it takes inquiries as Formspree does,
 * keeps each as a file and lists them. Rejects when the port is taken.
 */
export const startInbox = async ({ port, folder }: InboxPlace): Promise<Inbox> => {
  const store = openStore(folder);
  /** By the sender's address: tests that run side by side do not disturb each other. */
  const modes = new Map<string, Mode>();
  const modeFor = (email = ''): Mode => modes.get(email) ?? 'ok';

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isLocal(request)) return say(response, 421, 'text/plain', 'This inbox answers on localhost only.');
    if (!isOfLocalPage(request))
      return say(response, 403, 'text/plain', 'This inbox takes inquiries of local pages only.');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const form = formPath.exec(pathname)?.[1];
    if (form && request.method === 'OPTIONS') return answerPreflight(response);
    if (form && request.method === 'POST') return receive(request, response, form, { store, modeFor });
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        return say(response, 200, 'text/html; charset=utf-8', listPage(await store.list()), {
          'Content-Security-Policy': listPolicy,
        });
      case 'GET /inbox.json':
        return say(response, 200, 'application/json', JSON.stringify(await store.list()));
      case 'GET /recaptcha/api.js':
        return say(response, 200, 'text/javascript; charset=utf-8', captchaScript(searchParams.get('render')));
      case 'DELETE /inbox.json':
        await store.clear();
        return say(response, 204, 'text/plain', '');
      case 'POST /control': {
        const mode = searchParams.get('mode');
        if (!isMode(mode)) return say(response, 400, 'text/plain', 'Say ?email= and ?mode=.');
        modes.set(searchParams.get('email') ?? '', mode);
        return say(response, 204, 'text/plain', '');
      }
      default:
        return say(response, 404, 'text/plain', 'Nothing here.');
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A sender may disconnect early; that is no error.
      if (request.destroyed && !request.complete) return;
      console.error(error);
      if (!response.headersSent) say(response, 500, 'text/plain', 'The inbox failed.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Hanging answers would keep it open.
        server.closeAllConnections();
      }),
  };
};
