import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { bundledLicences } from '../bundler/bundledPackages';
import { noteBuilt } from '../bundler/diskCache';
import { createCompressor, flattenPages, isLargeSite, pageFilesBelow, writeHostFiles } from '../hosting';
import { finishSitemaps } from '../pages/sitemap';
import { readDeferredScripts } from './deferredScripts';
import { finishPages } from './finishPages';
import { createPageCode } from './pageCode';
import { readBuildId, writeBuildManifests } from './writeBuildManifests';

/** Gatsby's pages by path, each with the name of its template's script. */
export type BuiltPages = ReadonlyMap<string, { readonly componentChunkName: string }>;

interface FinishOptions {
  readonly root: string;
  readonly pages: BuiltPages;
  readonly reporter: Reporter;
}

/** The steps after Gatsby has written its pages. Their order matters. */
export const finishBuild = async ({ root, pages, reporter }: FinishOptions): Promise<void> => {
  const publicFolder = join(root, 'public');
  const timer = reporter.activityTimer('Finish the built folder');
  timer.start();
  // Gatsby's worker for third-party scripts. No page has such scripts.
  await rm(join(publicFolder, '~partytown'), { recursive: true, force: true });
  finishSitemaps(publicFolder);
  await flattenPages(publicFolder);
  const scripts = readDeferredScripts(publicFolder);
  await writeFile(join(publicFolder, scripts.boot.address), scripts.boot.text);
  // Next to the licences of the fonts, which are in static/licences.
  await mkdir(join(publicFolder, 'licences'), { recursive: true });
  await writeFile(join(publicFolder, 'licences/scripts.txt'), bundledLicences());
  const compressor = await createCompressor({
    publicFolder,
    cacheFolder: join(root, '.compress-cache'),
    isLarge: await isLargeSite(publicFolder),
  });
  const templates = new Map([...pages].map(([path, { componentChunkName }]) => [path, componentChunkName]));
  const codeOf = await createPageCode(publicFolder, templates);
  const files = await pageFilesBelow(publicFolder);
  await finishPages(files, { scripts, codeOf, compressor, pages: pages.size });
  await writeBuildManifests({
    publicFolder,
    id: await readBuildId(publicFolder),
    time: new Date(),
    routes: [...pages.keys()],
  });
  await writeHostFiles({ publicFolder, hostingFolder: join(root, '.hosting') });
  await compressor.rest(files);
  noteBuilt();
  timer.end();
};
