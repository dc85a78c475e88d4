import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { readBuildId, writeBuildManifests } from '../buildManifest';
import { createCompressor, flattenPages, hostingSettings, writeHostFiles } from '../hosting';
import { finishSitemaps } from '../pages/sitemap';
import { noteBuilt } from '../webpack/diskCache';
import { type BuiltPages, createPageCode } from './pageCode';
import { rewritePages } from './rewritePages';

/** What is done to the built folder once Gatsby has written its pages; the order matters. */
export const finishBuild = async (root: string, pages: BuiltPages, reporter: Reporter): Promise<void> => {
  const publicFolder = join(root, 'public');
  const settings = hostingSettings(process.env);
  const timer = reporter.activityTimer('Finish the built folder');
  timer.start();
  // Gatsby's worker for third-party scripts, which no page has: see leaveOut.ts.
  await rm(join(publicFolder, '~partytown'), { recursive: true, force: true });
  finishSitemaps(publicFolder);
  await flattenPages(publicFolder);
  const compressor = await createCompressor(publicFolder, join(root, '.compress-cache'));
  const codeOf = await createPageCode(publicFolder, pages);
  await rewritePages({ publicFolder, settings, codeOf, onFinished: compressor.one });
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
