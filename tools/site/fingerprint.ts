import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { cacheFolder, publicFolder, rootFolder } from './siteFolders';

/** Everything that a page can come from, besides the content. */
export const siteSources = [
  'locales',
  'src',
  'static',
  'babel.config.js',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools/studio',
];

const stampFile = join(cacheFolder, 'site-fingerprint');

const filesOf = (path: string): readonly string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
};

/** Hash over content, code and settings that a build depends on; equal hashes mean an equal site. */
export const siteFingerprint = (env: NodeJS.ProcessEnv): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of [
    contentFolder(env),
    ...siteSources,
    ...(env.SITE_FACTS ? [relative(rootFolder, env.SITE_FACTS)] : []),
  ].flatMap((source) => filesOf(join(rootFolder, source)))) {
    hash.update(`\0${relative(rootFolder, file)}\0`).update(readFileSync(file));
  }
  for (const name of Object.keys(env).sort()) {
    if (/^(?:GATSBY|STUDIO)_/.test(name)) hash.update(`\0${name}=${env[name]}`);
  }
  return hash.digest('hex');
};

/** siteFingerprint of the finished build that stands in public/; undefined when there is none. */
export const builtFingerprint = (): string | undefined =>
  existsSync(stampFile) && existsSync(join(publicFolder, 'index.html')) ? readFileSync(stampFile, 'utf8') : undefined;

/** Throws when a finished build is not what stands in public/, as after `npm run develop`, which rewrites it in its own way. */
export const requireBuiltSite = (): void => {
  if (builtFingerprint() === undefined)
    throw new Error('There is no finished build (`npm run develop` undoes it too): run `npm run build` first.');
};

/** Only after a build that succeeded, with the fingerprint taken before it: an edit meanwhile asks for another build. */
export const noteFingerprint = (fingerprint: string): void => writeFileSync(stampFile, fingerprint);

/** To be called before anything else than a finished build may be in the built folder. */
export const forgetFingerprint = (): Promise<void> => rm(stampFile, { force: true });
