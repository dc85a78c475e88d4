import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { rootFolder } from './siteFolders';

const shelf = join(rootFolder, '.sites');
/** Names the content from which the site in public/ is built. */
const note = join(shelf, 'current');

/** What a build leaves, of which Gatsby knows no other place. */
const leftovers = ['public', '.cache', '.hosting'];

const move = (from: string, to: string): void => {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
};

/** What is published is to hold nothing of earlier builds. */
export const emptySite = (): void => {
  for (const name of leftovers) rmSync(join(rootFolder, name), { recursive: true, force: true });
};

/**
 * Call it before a build. It moves a site that was built from other content aside, and restores it when that content is
 * built again: the tests' site and the own one are each built once.
 */
export const makeRoom = (env: NodeJS.ProcessEnv): void => {
  const wanted = contentFolder(env).replace(/\W+/g, '_');
  const current = existsSync(note) ? readFileSync(note, 'utf8') : wanted;
  if (current !== wanted)
    for (const name of leftovers) {
      move(join(rootFolder, name), join(shelf, current, name));
      move(join(shelf, wanted, name), join(rootFolder, name));
    }
  mkdirSync(shelf, { recursive: true });
  writeFileSync(note, wanted);
};
