import type { CheckResult } from '../../src/generator/check/checkContent';
import { requireContentFolder } from '../../src/generator/content/contentFolder';
import { reportBuild } from '../gatsby/calmReport';
import { runGatsby } from '../gatsby/runGatsby';
import type { bundleStudio } from '../studio/bundle';
import { publishStudio, removeStudio } from '../studio/published';
import { builtFingerprint, forgetFingerprint, noteFingerprint, siteFingerprint } from './fingerprint';
import { publicFolder, rootFolder } from './siteFolders';
import { emptySite, makeRoom } from './siteShelf';

/** Read only where a studio is published: its settings stand in the environment by then. */
const checkContentAgain = async (): Promise<CheckResult> =>
  (await import('../../src/generator/check/checked')).checkAll(rootFolder);

/** Loaded only where a studio is published. */
const bundleForWriters: typeof bundleStudio = async (...given) =>
  (await import('../studio/bundle')).bundleStudio(...given);

/**
 * Builds the site into public/. False when the build failed; Gatsby has then said why.
 * @param isPublished begins with an empty folder: Gatsby would leave the files of earlier builds beside those of this one
 * @throws when CONTENT_FOLDER names no folder
 */
export const buildSite = async (env: NodeJS.ProcessEnv, isPublished = false): Promise<boolean> => {
  requireContentFolder(rootFolder, env);
  makeRoom(env);
  if (isPublished) emptySite();
  const fingerprint = siteFingerprint(env);
  await forgetFingerprint();
  await removeStudio(publicFolder);
  const started = performance.now();
  if (!(await runGatsby({ words: ['build'], env, tell: reportBuild() }))) return false;
  await publishStudio({ publicFolder, env, check: checkContentAgain, bundle: bundleForWriters });
  noteFingerprint(fingerprint);
  console.log(`The site is built: ${((performance.now() - started) / 1_000).toFixed(0)} s.`);
  return true;
};

/** The same, but only when content, code or settings changed since the last build. */
export const buildSiteIfChanged = async (env: NodeJS.ProcessEnv): Promise<boolean> => {
  makeRoom(env);
  if (builtFingerprint() !== siteFingerprint(env)) return buildSite(env);
  console.log('Nothing changed since the last build.');
  return true;
};
