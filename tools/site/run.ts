import { type SpawnOptions, spawn } from 'node:child_process';
import { basename } from 'node:path';
import { rootFolder } from './siteFolders';

const KILLED = 'was killed: it took longer than it may, or the machine had no memory left. Try again.';

/** Runs a program in the project's folder and waits; the result is its exit code. Ends it when this process is ended. */
export const run = (command: string, words: readonly string[], options: SpawnOptions = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: rootFolder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', pass).once('SIGTERM', pass);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (signal === 'SIGKILL') console.error(`${[basename(command), ...words].join(' ')} ${KILLED}`);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
