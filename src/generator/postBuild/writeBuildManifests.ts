import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface BuildFacts {
  readonly publicFolder: string;
  /** Gatsby's compilation hash. Every page already has it as window.___webpackCompilationHash. */
  readonly id: string;
  readonly time: Date;
  readonly routes: readonly string[];
}

/** The build's id: its compilation hash, which only files of the app change. Throws when the folder has no build. */
export const readBuildId = async (publicFolder: string): Promise<string> => {
  const file = join(publicFolder, 'page-data', 'app-data.json');
  const data: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof data === 'object' && data !== null && 'webpackCompilationHash' in data) {
    const id = data.webpackCompilationHash;
    if (typeof id === 'string' && /^[\w-]+$/.test(id)) return id;
  }
  throw new Error(`${file} names no compilation hash.`);
};

/** Writes builds/meta/{id}.json, then builds/latest.json, which names it (R7.3), and removes earlier manifests. */
export const writeBuildManifests = async ({ publicFolder, id, time, routes }: BuildFacts): Promise<void> => {
  const folder = join(publicFolder, 'builds');
  const latest = { id, time: time.toISOString() };
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'meta'), { recursive: true });
  await writeFile(join(folder, 'meta', `${id}.json`), JSON.stringify({ ...latest, routes: [...routes].sort() }));
  await writeFile(join(folder, 'latest.json'), JSON.stringify(latest));
};
