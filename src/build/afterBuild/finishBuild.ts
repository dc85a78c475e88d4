import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { readBuildId, writeBuildManifests } from '../buildManifest';
import { flattenPages, hostingSettings, precompress, writeHostFiles } from '../hosting';
import { finishSitemaps } from '../pages/sitemap';
import { noteBuilt } from '../webpack/diskCache';
import { rewritePages } from './rewritePages';

/** What is done to the built folder once Gatsby has written its pages; the order matters. */
export const finishBuild = async (root: string, routes: readonly string[], reporter: Reporter): Promise<void> => {
  const publicFolder = join(root, 'public');
  const settings = hostingSettings(process.env);
  const timer = reporter.activityTimer('Finish the built folder');
  timer.start();
  finishSitemaps(publicFolder);
  await flattenPages(publicFolder);
  await rewritePages(publicFolder, settings);
  await writeBuildManifests({ publicFolder, id: await readBuildId(publicFolder), time: new Date(), routes });
  await writeHostFiles({ publicFolder, hostingFolder: join(root, '.hosting'), settings });
  await precompress(publicFolder, join(root, '.compress-cache'));
  noteBuilt();
  timer.end();
};
