import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { settings } from '../../facts/settings';
import { readBuildId, writeBuildManifests } from '../buildManifest';
import { createCompressor, flattenPages, hostingSettings, writeHostFiles } from '../hosting';
import { finishSitemaps } from '../pages/sitemap';
import { bundledFiles } from '../webpack/bundledFiles';
import { noteBuilt } from '../webpack/diskCache';
import { type BuiltPages, createPageCode } from './pageCode';
import { removeEarlierFiles } from './removeEarlierFiles';
import { rewritePages } from './rewritePages';

interface FinishOptions {
  readonly root: string;
  readonly pages: BuiltPages;
  /** Addresses of pictures and other files that pages name. */
  readonly pageFiles: readonly string[];
  readonly reporter: Reporter;
}

/** What is done to the built folder once Gatsby has written its pages; the order matters. */
export const finishBuild = async ({ root, pages, pageFiles, reporter }: FinishOptions): Promise<void> => {
  const publicFolder = join(root, 'public');
  const timer = reporter.activityTimer('Finish the built folder');
  timer.start();
  // Gatsby's worker for third-party scripts, which no page has: see leaveOut.ts.
  await rm(join(publicFolder, '~partytown'), { recursive: true, force: true });
  finishSitemaps(publicFolder);
  await flattenPages(publicFolder);
  const compressor = await createCompressor(publicFolder, join(root, '.compress-cache'));
  const codeOf = await createPageCode(publicFolder, pages);
  const started = await rewritePages({
    publicFolder,
    settings: hostingSettings(settings),
    codeOf,
    onFinished: compressor.one,
  });
  // Scripts of the pages too: one that Gatsby kept from an earlier build starts that build's boot file.
  await removeEarlierFiles(publicFolder, new Set([...bundledFiles(publicFolder), ...started, ...pageFiles]));
  await writeBuildManifests({
    publicFolder,
    id: await readBuildId(publicFolder),
    time: new Date(),
    routes: [...pages.keys()],
  });
  await writeHostFiles({ publicFolder, hostingFolder: join(root, '.hosting') });
  await compressor.rest();
  noteBuilt();
  timer.end();
};
