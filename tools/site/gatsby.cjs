/**
 * Gatsby's command line with fewer waits. A plain `npx gatsby build` makes the same site, some seconds later.
 */
const { spawn } = require('node:child_process');
const { existsSync, readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');
const { build, stop } = require('esbuild');
const dependents = require('gatsby/dist/utils/gatsby-dependents');
const gatsbyFiles = require('gatsby/dist/utils/parcel/compile-gatsby-files');
const stitching = require('gatsby/dist/utils/slices/stitching');

/**
 * Gatsby compiles the first two files with Parcel, which takes 4 to 8 s on two cores, and 3 s when nothing has changed. The
 * third is started as a thread, and therefore is a file of its own.
 */
gatsbyFiles.compileGatsbyFiles = async (siteRoot) => {
  await build({
    absWorkingDir: siteRoot,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts', 'src/generator/afterBuild/pageThread.ts'],
    outbase: '.',
    outdir: '.cache/compiled',
    bundle: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    format: 'cjs',
    packages: 'external',
  });
  await stop();
};

/** Packages without queries of their own, which Gatsby would read as a whole to look for some, for 3 s. */
const withoutQueries = new Set([
  'babel-preset-gatsby',
  'gatsby-legacy-polyfills',
  'gatsby-plugin-image',
  'gatsby-plugin-react-i18next',
  'gatsby-plugin-sharp',
  'gatsby-plugin-sitemap',
  'gatsby-plugin-styled-components',
  'gatsby-source-filesystem',
]);
const { getGatsbyDependents } = dependents;
dependents.getGatsbyDependents = async () =>
  (await getGatsbyDependents()).filter(({ name }) => !withoutQueries.has(name));

/** Gatsby reads and writes each page once more to put its scripts in. src/generator/afterBuild does it with all else. */
stitching.stitchSliceForAPage = async () => undefined;

/**
 * Gatsby leaves one core to its main process, which only waits while the others render pages: on two cores 2000 pages take
 * 39 s with two of them and 62 with one. A few hundred pages are sooner done by one process that has loaded already: with
 * "one core" Gatsby runs their queries itself, and does not start the renderer anew after them, for 2 to 3 s.
 */
const clinics = existsSync('content/clinics') ? readdirSync('content/clinics').length : 0;
process.env.GATSBY_CPU_COUNT ??= String(clinics > 150 ? availableParallelism() + 1 : 1);

/** Where nobody watches a terminal, lines will do: drawing progress takes half a second to load, in each process. */
if (!process.stdout.isTTY) process.env.GATSBY_LOGGER ??= 'yurnalist';

/** One core has nothing to do until the bundler starts. It reads the content, and transpiles what the bundler will ask for. */
if (process.argv[2] === 'build') {
  const ahead = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'workAhead.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  globalThis.checkedAhead = new Promise((resolve) => {
    ahead.once('message', (checked) => {
      resolve(checked);
      // What it still does is nobody's to wait for.
      ahead.unref();
    });
    ahead.once('error', () => resolve(undefined)).once('exit', () => resolve(undefined));
  });
}

require('gatsby/cli.js');
