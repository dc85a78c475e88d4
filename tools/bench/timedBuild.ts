import { readdirSync, readFileSync } from 'node:fs';
import { runGatsby } from '../gatsby/runGatsby';

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

/** Builds a site in a folder and watches clock and memory. Rejects when it fails; Gatsby has then said why. */
export const timedBuild = async (folder: string, env: NodeJS.ProcessEnv): Promise<TimedBuild> => {
  const started = performance.now();
  let gatsby = 0;
  let peakMegabytes = 0;
  const watch = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, megabytesOf(gatsby));
  }, 250);
  try {
    const isDone = await runGatsby({
      words: ['build'],
      folder,
      env: { ...env, CI: '1' },
      tell: ({ kind, text }) => kind === 'error' && console.error(text),
      onStart: (pid) => {
        gatsby = pid;
      },
    });
    if (!isDone) throw new Error('The build failed.');
    return { seconds: (performance.now() - started) / 1_000, peakMegabytes };
  } finally {
    clearInterval(watch);
  }
};
