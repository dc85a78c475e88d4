import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a request: `cut` breaks its connection, `wait` keeps it until `open` is called, a number answers with
 * that status and invalid JSON, and `noScripts` answers with a page whose scripts do not run (HTML, "sandboxed scripts
 * browsing context flag").
 */
type Rule = 'cut' | 'wait' | 'noScripts' | number;

/** A proxy of the site that can fail on purpose and counts requests, for any browser. */
export interface FaultProxy {
  /** Without a slash at the end. */
  readonly url: string;
  /** Paths asked for, in their order. */
  readonly requests: readonly string[];
  /** Paths that the site has answered to the end. */
  readonly answers: readonly string[];
  /** From now on, for paths that match. */
  readonly rule: (path: RegExp, rule: Rule) => void;
  /** Takes all rules away, and answers what waits. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
}

const sandbox = 'sandbox allow-forms allow-same-origin allow-top-navigation';

export const startFaultProxy = (siteUrl: string): Promise<FaultProxy> => {
  const requests: string[] = [];
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

  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        url: `http://localhost:${(server.address() as AddressInfo).port}`,
        requests,
        answers,
        rule: (path, rule) => {
          rules = [...rules, [path, rule]];
        },
        open: () => {
          rules = [];
          for (const answer of waiting) answer();
          waiting = [];
        },
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
};
