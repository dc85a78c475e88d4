import { builtFingerprint, forgetFingerprint, noteFingerprint, siteFingerprint } from './fingerprint';
import { program } from './folders';
import { run } from './run';

/** Builds the site into public/. False when the build failed; Gatsby has then said why. */
export const buildSite = async (env: NodeJS.ProcessEnv): Promise<boolean> => {
  const fingerprint = siteFingerprint(env);
  await forgetFingerprint();
  if ((await run(program('gatsby'), ['build'], { env })) !== 0) return false;
  noteFingerprint(fingerprint);
  return true;
};

/** The same, but only when content, code or settings changed since the last build. */
export const buildSiteIfChanged = async (env: NodeJS.ProcessEnv): Promise<boolean> => {
  if (builtFingerprint() !== siteFingerprint(env)) return buildSite(env);
  console.log('Nothing changed since the last build.');
  return true;
};
