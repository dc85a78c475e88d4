import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const mark = join(root, '.cache', 'built-before');

/**
 * Whether a build in this folder was finished since its caches were last thrown away. Only then the bundler writes its
 * disk cache: a continuous integration server, which always begins anew, would write it for nobody. A writer's second
 * build writes it, every later one is quick.
 */
const builtBefore = (): boolean => existsSync(mark);

/**
 * Leaves the mark for the next build; a build calls it when all else is done, so a broken one leaves none. It stands in
 * `.cache`, and goes when that is thrown away.
 */
export const noteBuilt = (): void => writeFileSync(mark, '');

/** What decides how files are bundled, beside the files: packages, the target browsers, our rules, plugins and tokens. */
const deciding = [
  'package.json',
  'package-lock.json',
  '.cache/compiled/gatsby-config.js',
  '.cache/compiled/gatsby-node.js',
];

const version = (): string =>
  deciding.reduce((hash, file) => hash.update(readFileSync(join(root, file))), createHash('sha256')).digest('hex');

/**
 * The bundler's disk cache, which is void when one of four files changes. By default it is void when any file changes that
 * Gatsby, its plugins or the loaders require: finding those took 40 s of the build that writes the cache.
 */
export const diskCache = (gatsbysCache: object): object | false =>
  builtBefore() && { ...gatsbysCache, version: version(), buildDependencies: { defaultWebpack: [] } };

interface Compilation {
  readonly compiler: Compiler;
  readonly buildDependencies: { clear(): void };
}

interface Compiler {
  readonly hooks: { readonly afterCompile: { tap(name: string, work: (compilation: Compilation) => void): void } };
}

/** The bundler adds each loader to what its cache depends on; `diskCache` knows their versions already. */
export const withoutLoaders = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.afterCompile.tap('withoutLoaders', (compilation) => {
      if (compilation.compiler === compiler) compilation.buildDependencies.clear();
    }),
};
