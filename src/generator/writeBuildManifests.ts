import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface BuildFacts {
  /** Folder that is published. */
  readonly publicFolder: string;
  /** Gatsby's compilation hash, which every page carries already as window.___webpackCompilationHash. */
  readonly id: string;
  readonly time: Date;
  /** Paths of all pages. */
  readonly routes: readonly string[];
}

/**
 * The compilation hash of the build in a public folder. It is the build's id because it changes exactly when files of
 * the app change their names, which is what an open page has to know; an id of our own would have to be written into
 * every page, and change all of them with every word that is edited. Throws when the folder holds no build.
 */
export const readBuildId = async (publicFolder: string): Promise<string> => {
  const file = join(publicFolder, 'page-data', 'app-data.json');
  const data: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof data === 'object' && data !== null && 'webpackCompilationHash' in data) {
    const id = data.webpackCompilationHash;
    if (typeof id === 'string' && /^[\w-]+$/.test(id)) return id;
  }
  throw new Error(`${file} names no compilation hash.`);
};

/**
 * Writes builds/meta/{id}.json (id, time, routes), then builds/latest.json (id, time): R7.3.
 * In this order, so that the latest build's manifest is there as soon as it is named. Manifests of earlier builds in
 * the same folder are removed: they are not what is published.
 */
export const writeBuildManifests = async ({ publicFolder, id, time, routes }: BuildFacts): Promise<void> => {
  const folder = join(publicFolder, 'builds');
  const latest = { id, time: time.toISOString() };
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'meta'), { recursive: true });
  await writeFile(join(folder, 'meta', `${id}.json`), JSON.stringify({ ...latest, routes: [...routes].sort() }));
  await writeFile(join(folder, 'latest.json'), JSON.stringify(latest));
};
