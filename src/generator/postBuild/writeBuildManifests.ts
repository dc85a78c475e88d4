import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface BuildFacts {
  readonly publicFolder: string;
  /** Gatsby's compilation hash. Every page already has it as window.___webpackCompilationHash. */
  readonly id: string;
  readonly time: Date;
  readonly routes: readonly string[];
}

/**
 * The compilation hash of the build in a public folder. It is the build's id because it changes exactly when the app's
 * files change their names, which is what an open page has to know. A separate id would be in every page, so each
 * edited word would change all pages. Throws when the folder has no build.
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
 * Writes builds/meta/{id}.json (id, time, routes), then builds/latest.json (id, time): R7.3. In this order, so that the
 * manifest exists before the latest build names it. Manifests of earlier builds in the same folder are removed, because
 * those builds are no longer published.
 */
export const writeBuildManifests = async ({ publicFolder, id, time, routes }: BuildFacts): Promise<void> => {
  const folder = join(publicFolder, 'builds');
  const latest = { id, time: time.toISOString() };
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'meta'), { recursive: true });
  await writeFile(join(folder, 'meta', `${id}.json`), JSON.stringify({ ...latest, routes: [...routes].sort() }));
  await writeFile(join(folder, 'latest.json'), JSON.stringify(latest));
};
