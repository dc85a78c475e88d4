import { relative, resolve, sep } from 'node:path';

interface Compilation {
  readonly assets: object;
  readonly outputOptions: { readonly path?: string | undefined };
}

interface Compiler {
  readonly hooks: {
    readonly done: { tap(name: string, work: (stats: { readonly compilation: Compilation }) => void): void };
  };
}

const files = new Set<string>();

/**
 * Notes what the bundler makes, for browsers and for rendering: the latter brings fonts that no script names. Gatsby's
 * webpack.stats.json would not do, it names only what pages begin with and not the parts that they load later.
 */
export const noteBundledFiles = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.done.tap('noteBundledFiles', ({ compilation: { assets, outputOptions } }) => {
      for (const name of Object.keys(assets)) files.add(resolve(outputOptions.path ?? '', name));
    }),
};

/** Addresses of the files of this build's bundles, those out of the disk cache included. Throws when none was noted. */
export const bundledFiles = (publicFolder: string): readonly string[] => {
  if (files.size === 0) throw new Error('The bundler has not told which files it made: see bundledFiles.ts.');
  return [...files]
    .map((file) => relative(publicFolder, file).split(sep))
    .filter(([first]) => first !== '..')
    .map((parts) => `/${parts.join('/')}`);
};
