import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

type Child = ChildProcessByStdio<null, Readable, Readable>;

const isWindows = process.platform === 'win32';

/** Starts Node with a process group of its own, which takes in all that it starts. */
export const spawnTree = (words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Child =>
  spawn(process.execPath, words, { cwd, env, detached: !isWindows, stdio: ['ignore', 'pipe', 'pipe'] });

/** Signals a process and all that it started; 0 only asks. False when nothing of it is left. Windows has no gentle way. */
export const signalTree = (pid: number, signal: NodeJS.Signals | 0): boolean => {
  if (isWindows) return signal !== 0 && spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']).status === 0;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
};

/** Ends a process and all that it started: by SIGTERM, and what is left after `timeout` milliseconds by SIGKILL. */
export const endTree = async (pid: number, timeout: number): Promise<void> => {
  signalTree(pid, 'SIGTERM');
  for (let step = 0; step < 20 && signalTree(pid, 0); step += 1) await pause(timeout / 20);
  signalTree(pid, 'SIGKILL');
};
