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
 * Notes the files that the bundler makes, for browsers and for rendering: rendering adds fonts that no script names.
 * Gatsby's webpack.stats.json lists only what pages begin with, not the parts that they load later.
 */
export const noteBundledFiles = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.done.tap('noteBundledFiles', ({ compilation: { assets, outputOptions } }) => {
      for (const name of Object.keys(assets)) files.add(resolve(outputOptions.path ?? '', name));
    }),
};

/** Addresses of the files of this build's bundles, including those from the disk cache. Throws when there are none. */
export const bundledFiles = (publicFolder: string): readonly string[] => {
  if (files.size === 0)
    throw new Error('The bundler has not reported which files it made: see src/generator/bundler/bundledFiles.ts.');
  return [...files]
    .map((file) => relative(publicFolder, file).split(sep))
    .filter(([first]) => first !== '..')
    .map((parts) => `/${parts.join('/')}`);
};
