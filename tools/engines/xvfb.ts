import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Screen {
  /** What DISPLAY has to say. */
  readonly display: string;
  readonly close: () => void;
}

/** A screen in memory, as large as the largest window: in one that stands out a page never has the focus. */
export const startScreen = async (): Promise<Screen> => {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = () => server.kill();
  process.once('exit', end);
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return {
    display: `:${String(number).trim()}`,
    close: () => {
      process.off('exit', end);
      end();
    },
  };
};
