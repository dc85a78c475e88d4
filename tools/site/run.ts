import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onEnd } from './onEnd';
import { rootFolder } from './siteFolders';

/** Runs a program in the project's folder and waits; the result is its exit code. Ends it when this process is ended. */
export const run = (command: string, words: readonly string[], options: SpawnOptions = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: rootFolder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    const forget = onEnd(async () => {
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      await gone;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      forget();
      resolve(code ?? (signal ? 130 : 1));
    });
  });
