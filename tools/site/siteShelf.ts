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

/** Before a build: moves a site of other content aside, and restores one of this content. */
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
