import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a request: `cut` breaks its connection, `wait` keeps it until `open` is called, a number answers with
 * that status and invalid JSON, and `noScripts` answers with a page whose scripts do not run (HTML, "sandboxed scripts
 * browsing context flag").
 */
type Rule = 'cut' | 'wait' | 'noScripts' | number;

const sandbox = 'sandbox allow-forms allow-same-origin allow-top-navigation';

/** A proxy of the site that can fail on purpose and counts requests, for any browser. */
export const startFaultProxy = async (siteUrl: string) => {
  const requests: string[] = [];
  /** Paths that the site has answered to the end. */
  const answers: string[] = [];
  let rules: readonly (readonly [RegExp, Rule])[] = [];
  let waiting: (() => void)[] = [];

  const pass = (path: string, headers: NodeJS.Dict<string | string[]>, response: ServerResponse, more = {}): void => {
    request(siteUrl + path, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...more });
      answer.pipe(response).on('finish', () => answers.push(path));
    })
      .on('error', () => response.destroy())
      .end();
  };

  const server = createServer(({ url: path = '/', headers }, response) => {
    requests.push(path);
    const rule = rules.findLast(([pattern]) => pattern.test(path))?.[1];
    if (rule === 'cut') return void response.destroy();
    if (rule === 'wait') return void waiting.push(() => pass(path, headers, response));
    if (typeof rule === 'number') return void response.writeHead(rule).end('{');
    pass(path, headers, response, rule === 'noScripts' ? { 'Content-Security-Policy': sandbox } : {});
  });

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: requests as readonly string[],
    answers: answers as readonly string[],
    /** From now on, for paths that match. */
    rule: (path: RegExp, rule: Rule): void => {
      rules = [...rules, [path, rule]];
    },
    /** Takes all rules away, and answers what waits. */
    open: (): void => {
      rules = [];
      for (const answer of waiting) answer();
      waiting = [];
    },
    close: (): Promise<void> =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
