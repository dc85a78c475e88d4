import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { contentFolder } from '../../src/generator/content/contentFolder';
import { rootFolder } from '../site/siteFolders';
import type { BuildConfig } from './app/buildConfig';
import { studioPages } from './studioPages';

const appFolder = join(rootFolder, 'tools/studio/app');
const sveltiaFolder = join(rootFolder, 'node_modules/@sveltia/cms');
const styleFile = 'page.css';

const remoteFace = /@font-face\s*\{[^}]*https:\/\/[^}]*\}/g;

/** Pages on which repositories say how they are: Sveltia asks them at its start, and is told here that all is well. */
const serviceStatus = /https:\/\/(?:www\.githubstatus\.com|status-api\.hostedstatus\.com)\/[\w./-]+(?=[`'"])/g;
/** Where it looks for a newer version every hour. */
const updates = '`https://unpkg.com/@sveltia/cms`';
const noUpdates = '`data:application/json,{}#`';
const allIsWell = 'data:application/json,{"status":{"indicator":"none"}}';

/**
 * Sveltia out of its npm entry: without requests to other servers than the repository's, without faces of fonts that a
 * CDN serves (the same fonts lie beside it), and without colors for a hundred languages of code.
 * @throws when a newer Sveltia has other addresses
 */
const sveltia: Plugin = {
  name: 'sveltia',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!remoteFace.test(text) || !serviceStatus.test(text) || !text.includes(updates))
        throw new Error('Sveltia asks other addresses than before: see tools/studio/bundle.ts.');
      return {
        contents: text.replace(remoteFace, '').replace(serviceStatus, allIsWell).replace(updates, noUpdates),
        loader: 'js',
      };
    });
    onResolve({ filter: /^@shikijs\// }, ({ path }) => ({ path, namespace: 'no-colors' }));
    onLoad({ filter: /.*/, namespace: 'no-colors' }, () => ({ contents: 'export default {}', loader: 'js' }));
  },
};

interface PageStyle {
  readonly proseClass: string;
  readonly pageStyle: string;
}

/** The site's own style, as its components write it. Fonts go into the folder. */
const readPageStyle = async (folder: string): Promise<PageStyle> => {
  const { outputFiles } = await build({
    entryPoints: [join(appFolder, 'pageStyle.tsx')],
    absWorkingDir: rootFolder,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    jsx: 'automatic',
    outdir: folder,
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    write: false,
  });
  const module = { exports: {} };
  for (const { path, text, contents } of outputFiles)
    if (path.endsWith('.js'))
      new Function('module', 'exports', 'require', text)(module, module.exports, createRequire(__filename));
    else await writeFile(path, contents);
  return module.exports as PageStyle;
};

/** Licences of what the bundle is made of, which have to be published along with it. */
const licencesOf = async (inputs: readonly string[]): Promise<string> => {
  const packages = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []));
  const texts = [...packages].sort().map(async (folder) => {
    const about = JSON.parse(await readFile(join(rootFolder, folder, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    const names = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'licence', 'LICENCE'];
    const found = await Promise.all(
      names.map((name) => readFile(join(rootFolder, folder, name), 'utf8').catch(() => '')),
    );
    return `${about.name} ${about.version}: ${about.license}\n\n${found.find(Boolean) ?? ''}`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
};

/** Content in another repository is expected at its top: `../texts/content` is `content` there. */
const folderInRepository = (folder: string): string => (folder.startsWith('../') ? basename(folder) : folder);

type BundleConfig = Omit<BuildConfig, 'proseClass' | 'styleFile' | 'contentFolder'>;

/**
 * Writes the whole studio into a folder: pages, scripts, fonts, licences. Nothing of it comes from elsewhere.
 * @returns the pages by name, for those who serve them
 */
export const bundleStudio = async (folder: string, given: BundleConfig): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { pageStyle, proseClass } = await readPageStyle(folder);
  const config: BuildConfig = { ...given, proseClass, styleFile, contentFolder: folderInRepository(contentFolder()) };
  const { metafile } = await build({
    entryPoints: ['main', 'bar', 'page', 'status', ...(given.isLocal ? ['findings'] : [])].map((name) =>
      join(appFolder, `${name}.ts`),
    ),
    absWorkingDir: rootFolder,
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    chunkNames: 'chunks/[name]-[hash]',
    define: {
      STUDIO_BUILD_CONFIG: JSON.stringify(config),
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
    },
    plugins: [sveltia],
    metafile: true,
    logLevel: 'warning',
  });
  // Fonts and pictures of its interface; it asks for the rest only where pictures are converted.
  await cp(join(sveltiaFolder, 'npm/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !/\.(?:js|map|wasm)$/.test(path),
  });
  await writeFile(join(folder, styleFile), pageStyle);
  await writeFile(join(folder, 'licences.txt'), await licencesOf(Object.keys(metafile.inputs)));
  for (const [name, html] of Object.entries(studioPages(config))) await writeFile(join(folder, name), html);
};
