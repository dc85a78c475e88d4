import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { program } from '../site/siteFolders';

interface TimedBuild {
  readonly seconds: number;
  /** Most memory at one moment, all processes of the build together; 0 where the system does not tell. */
  readonly peakMegabytes: number;
}

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly bytes: number;
}

const pageBytes = 4_096;

/** Processes from /proc: Linux alone. */
const readProcesses = (): readonly Process[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          // The name of the program, in parentheses, may hold spaces.
          const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
          return [{ id: Number(name), parent: Number(fields[1]), bytes: Number(fields[21]) * pageBytes }];
        } catch {
          return [];
        }
      });
  } catch {
    return [];
  }
};

const megabytesOf = (root: number): number => {
  const processes = readProcesses();
  const family = new Set([root]);
  for (let grew = true; grew; ) {
    const before = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
    grew = family.size > before;
  }
  return processes.filter(({ id }) => family.has(id)).reduce((sum, { bytes }) => sum + bytes, 0) / 1_048_576;
};

/** Builds a site in a folder and watches clock and memory. Rejects with the build's own words when it fails. */
export const timedBuild = (folder: string, env: NodeJS.ProcessEnv): Promise<TimedBuild> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program('gatsby'), ['build'], {
      cwd: folder,
      env: { ...env, CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let words = '';
    let peakMegabytes = 0;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        words = (words + part.toString()).slice(-8_000);
      });
    }
    const watch = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, megabytesOf(child.pid ?? 0));
    }, 250);
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1_000, peakMegabytes });
      else reject(new Error(`The build failed:\n${words}`));
    });
  });
