import { Agent, request } from 'node:http';
import { forEachLimit } from '../../src/generator/forEachLimit';

interface Round {
  /** Requests answered with the wanted status. */
  readonly answered: number;
  /** Requests that failed or were answered otherwise, by reason. */
  readonly failed: ReadonlyMap<string, number>;
  /** Milliseconds of each answered request, ascending. */
  readonly latencies: readonly number[];
  readonly seconds: number;
}

interface Job {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const send = (origin: string, agent: Agent, { path, method = 'GET', headers = {}, body }: Job): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(origin + path, { agent, method, headers, timeout: 30_000 }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      response.resume();
    });
    outgoing.on('error', reject).on('timeout', () => outgoing.destroy(new Error('no answer within 30 s')));
    outgoing.end(body);
  });

/** Sends all jobs, `parallel` at a time. */
export const loadTest = async (origin: string, jobs: readonly Job[], parallel: number): Promise<Round> => {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const latencies: number[] = [];
  const failed = new Map<string, number>();
  const fail = (reason: string): void => void failed.set(reason, (failed.get(reason) ?? 0) + 1);
  const started = performance.now();
  await forEachLimit(jobs, parallel, async (job) => {
    const sent = performance.now();
    try {
      const status = await send(origin, agent, job);
      if (status === 200) latencies.push(performance.now() - sent);
      else fail(`status ${status}`);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  });
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return { answered: latencies.length, failed, latencies, seconds: (performance.now() - started) / 1000 };
};

/** Value below which a part of all values lies; 0.5 is the median. */
const percentile = (ascending: readonly number[], part: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? 0;

/** Five lines for people: requests per second, latencies in milliseconds, failures by reason. */
export const describeRound = (name: string, { answered, failed, latencies, seconds }: Round): string => {
  const ms = (part: number): string => `${percentile(latencies, part).toFixed(1)} ms`;
  const failures = [...failed].map(([reason, times]) => `${times} x ${reason}`).join(', ') || 'none';
  return [
    name,
    `  requests per second  ${(answered / seconds).toFixed(0)}`,
    `  latency              p50 ${ms(0.5)}, p90 ${ms(0.9)}, p99 ${ms(0.99)}, most ${ms(1)}`,
    `  answered             ${answered}`,
    `  failed               ${failures}`,
  ].join('\n');
};
