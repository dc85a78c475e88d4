import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

export interface StartedServer {
  readonly url: string;
  /** What it has written about itself and about requests so far, or the end of it. */
  readonly readLog: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Whether a program answers when it is asked for its version. */
export const isInstalled = (program: string, question: string): boolean =>
  spawnSync(program, [question], { stdio: 'ignore' }).status === 0;

const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
};

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

interface Start {
  readonly program: string;
  readonly words: readonly string[];
  readonly url: string;
  /** Its own folder, removed at the end. */
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
  /** What it has written elsewhere. */
  readonly readLog?: () => Promise<string>;
}

/** Starts a web server and waits until it answers. Rejects with its own words when it does not start. */
export const startServer = async ({ program, words, url, folder, env, readLog }: Start): Promise<StartedServer> => {
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => {
    complaint = (complaint + part.toString()).slice(-4_000);
  });
  const close = async (): Promise<void> => {
    if (!ended(child)) {
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const readAll = async (): Promise<string> => `${complaint}${(await readLog?.()) ?? ''}`;
  for (let tries = 0; tries < 50 && !ended(child); tries += 1) {
    if (await answers(url)) return { url, readLog: readAll, close };
    await wait(100);
  }
  const log = await readAll();
  await close();
  throw new Error(`${program} did not start: ${log}`);
};
