import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type HeaderMap, headersOf } from '../../src/generator/hosting/headers';
import { acceptedEncoding, loadBody } from './body';
import { contentType } from './contentType';
import { failurePage, resolveAddress } from './resolveAddress';

export interface Preview {
  /** Without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface PreviewPlace {
  readonly folder: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Address to listen on: this machine alone unless told. */
  readonly host?: string | undefined;
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

const sendWords = (response: ServerResponse, status: number, words: string, headers: HeaderMap): void => {
  response.writeHead(status, { ...plainText, ...headers }).end(`${words}\n`);
};

interface FileAnswer {
  readonly folder: string;
  readonly path: string;
  readonly status: number;
}

const sendFile = async (request: IncomingMessage, response: ServerResponse, answer: FileAnswer): Promise<void> => {
  const { folder, path, status } = answer;
  const { content, encoding, etag } = await loadBody(
    join(folder, path),
    acceptedEncoding(request.headers['accept-encoding']),
  );
  const headers = { ...headersOf(path), ETag: etag, Vary: 'Accept-Encoding' };
  const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag);
  if (known && status === 200) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    'Content-Type': contentType(path),
    'Content-Length': content.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
};

const answer = async (request: IncomingMessage, response: ServerResponse, folder: string): Promise<void> => {
  const shared = headersOf('');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendWords(response, 405, 'Method not allowed', { ...shared, Allow: 'GET, HEAD' });
    return;
  }
  const found = await resolveAddress(folder, request.url ?? '/');
  switch (found.status) {
    case 301:
      return sendWords(response, 301, `Moved to ${found.location}`, { ...shared, Location: found.location });
    case 400:
      return sendWords(response, 400, 'Bad request', shared);
    case 414:
      return sendWords(response, 414, 'Address too long', shared);
    default:
      return sendFile(request, response, { folder, path: found.path, status: found.status });
  }
};

const answerFailure = async (
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  error: unknown,
): Promise<void> => {
  console.error(`Preview: ${request.url}:`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  try {
    await sendFile(request, response, { folder, path: failurePage(request.url ?? '/'), status: 500 });
  } catch {
    sendWords(response, 500, 'Internal server error', headersOf(''));
  }
};

/**
 * Serves the built folder as a static host does: addresses, statuses and headers come from src/generator/hosting, from
 * which the settings of the real hosts are written too. Rejects when the port is taken.
 */
export const startPreview = ({ folder, port, host = '127.0.0.1' }: PreviewPlace): Promise<Preview> => {
  // Room in the parser for an address longer than the answered ones, so that it gets its 414.
  const server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    answer(request, response, folder).catch((error: unknown) => answerFailure(request, response, folder, error));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      const close = (): Promise<void> =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ url: `http://localhost:${taken}`, close });
    });
  });
};
