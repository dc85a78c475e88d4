import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { createPageFinisher, type PageWork } from './pageFinisher';

/** Fewer pages are sooner done than a thread has started. */
const fewest = 300;
/** Few enough that no thread waits long for the last one to end. */
const atOnce = 50;

const inThreads = async (filename: string, work: PageWork, files: readonly string[]): Promise<void> => {
  const pool = new Piscina({
    filename,
    workerData: work,
    maxThreads: availableParallelism(),
    concurrentTasksPerWorker: 1,
  });
  const starts = Array.from({ length: Math.ceil(files.length / atOnce) }, (_, index) => index * atOnce);
  try {
    await Promise.all(starts.map((start) => pool.run(files.slice(start, start + atOnce))));
  } finally {
    await pool.destroy();
  }
};

/** Finishes all pages, many on all cores: next to Gatsby's heap one core takes twice as long for each. */
export const finishPages = async (root: string, work: PageWork, files: readonly string[]): Promise<void> => {
  // Compiled by tools/site/gatsby.cjs; a plain `gatsby build` has none.
  const thread = join(root, '.cache/compiled/src/generator/afterBuild/pageThread.js');
  if (files.length >= fewest && existsSync(thread)) return inThreads(thread, work, files);
  await (await createPageFinisher(work))(files);
};
