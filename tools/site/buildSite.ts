import type { CheckResult } from '../../src/generator/check/checkContent';
import { requireContentFolder } from '../../src/generator/content/contentFolder';
import type { bundleStudio } from '../studio/bundle';
import { publishStudio, removeStudio } from '../studio/published';
import { builtFingerprint, forgetFingerprint, noteFingerprint, siteFingerprint } from './fingerprint';
import { run } from './run';
import { program, publicFolder, rootFolder } from './siteFolders';

/** Read only where a studio is published: its settings stand in the environment by then. */
const checkContentAgain = async (): Promise<CheckResult> =>
  (await import('../../src/generator/checked')).checkAll(rootFolder);

/** Loaded only where a studio is published. */
const bundleForWriters: typeof bundleStudio = async (...given) =>
  (await import('../studio/bundle')).bundleStudio(...given);

/**
 * When Gatsby's store breaks while queries run ("MDB_PROBLEM", lmdb 2.5.3), Gatsby says so and never ends: seen once in some
 * 300 builds. The slowest good build, on a machine with twice the work it can do, took 22 minutes.
 */
const hangs = { timeout: 40 * 60_000, killSignal: 'SIGKILL' } as const;

/**
 * Builds the site into public/. False when the build failed; Gatsby has then said why.
 * @throws when CONTENT_FOLDER names no folder
 */
export const buildSite = async (env: NodeJS.ProcessEnv): Promise<boolean> => {
  requireContentFolder(rootFolder, env);
  const fingerprint = siteFingerprint(env);
  await forgetFingerprint();
  await removeStudio(publicFolder);
  if ((await run(program('gatsby'), ['build'], { env, ...hangs })) !== 0) return false;
  await publishStudio({ publicFolder, env, check: checkContentAgain, bundle: bundleForWriters });
  noteFingerprint(fingerprint);
  return true;
};

/** The same, but only when content, code or settings changed since the last build. */
export const buildSiteIfChanged = async (env: NodeJS.ProcessEnv): Promise<boolean> => {
  if (builtFingerprint() !== siteFingerprint(env)) return buildSite(env);
  console.log('Nothing changed since the last build.');
  return true;
};
