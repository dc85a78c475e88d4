import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { forgetFingerprint } from '../site/fingerprint';
import { onEnd } from '../site/onEnd';
import { cacheFolder, publicFolder, rootFolder } from '../site/siteFolders';
import type { Figure, Progress } from './figure';
import { timedBuild } from './timedBuild';

const group = 'Build times (shipped content)';

const clinics = join(rootFolder, contentFolder(), 'clinics');

/** The clinic's text that is edited to see how long it takes. */
const editedFile = join(clinics, readdirSync(clinics).sort()[0] ?? '', 'words.en.md');

const empty = (...folders: readonly string[]): Promise<unknown> =>
  Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));

/** Runs with a sentence more at the end of one text, and takes it away again whatever happens. */
const withEdit = async <T>(work: () => Promise<T>): Promise<T> => {
  const original = await readFile(editedFile, 'utf8');
  const restore = () => writeFile(editedFile, original);
  const forget = onEnd(restore);
  await writeFile(editedFile, `${original.trimEnd()} The house is quiet in the evening.\n`);
  try {
    return await work();
  } finally {
    forget();
    await restore();
  }
};

/** Cold, with pictures kept, warm, and warm after an edit. Leaves caches and built folder as after a build. */
export const measureBuilds = async (env: NodeJS.ProcessEnv, progress: Progress): Promise<readonly Figure[]> => {
  await forgetFingerprint();
  progress('build: cold, no caches');
  await empty(cacheFolder, publicFolder, join(rootFolder, '.image-cache'), join(rootFolder, '.compress-cache'));
  const cold = await timedBuild(rootFolder, env);
  progress('build: cold, image cache kept');
  await empty(cacheFolder, publicFolder);
  const cached = await timedBuild(rootFolder, env);
  progress('build: warm, nothing changed');
  const warm = await timedBuild(rootFolder, env);
  progress('build: warm, one Markdown file edited');
  const edited = await withEdit(() => timedBuild(rootFolder, env));
  return [
    { group, name: 'Cold, no caches', value: cold.seconds, unit: 's', most: 75 },
    { group, name: 'Cold, image cache kept', value: cached.seconds, unit: 's', most: 50 },
    { group, name: 'Warm, nothing changed', value: warm.seconds, unit: 's' },
    { group, name: 'Warm, one Markdown file edited', value: edited.seconds, unit: 's', most: 15 },
    { group, name: 'Most memory, cold', value: cold.peakMegabytes, unit: 'MB' },
  ];
};
