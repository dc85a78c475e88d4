import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { readBuildId, writeBuildManifests } from '../buildManifest';
import { applyPolicies, flattenPages, hostingSettings, precompress, writeHostFiles } from '../hosting';
import { finishSitemaps } from '../pages/sitemap';
import { rewritePages } from './rewritePages';

/** What is done to the built folder once Gatsby has written its pages; the order matters. */
export const finishBuild = async (root: string, routes: readonly string[], reporter: Reporter): Promise<void> => {
  const publicFolder = join(root, 'public');
  const settings = hostingSettings(process.env);
  const timer = reporter.activityTimer('Finish the built folder');
  timer.start();
  finishSitemaps(publicFolder);
  await flattenPages(publicFolder);
  await rewritePages(publicFolder);
  await writeBuildManifests({ publicFolder, id: await readBuildId(publicFolder), time: new Date(), routes });
  // Last of all that changes pages: the policy carries the hashes of what is in them.
  await applyPolicies({ publicFolder, settings });
  await writeHostFiles({ publicFolder, hostingFolder: join(root, '.hosting'), settings });
  await precompress(publicFolder);
  timer.end();
};
