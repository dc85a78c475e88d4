import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Module {
  readonly resource?: string;
  /** Modules that the bundler has merged into this one. */
  readonly modules?: Iterable<Module>;
}

interface Compilation {
  readonly modules: Iterable<object>;
  readonly chunkGraph: { getNumberOfModuleChunks(module: object): number };
}

interface Compiler {
  readonly hooks: {
    readonly done: { tap(name: string, work: (stats: { readonly compilation: Compilation }) => void): void };
  };
}

/** Up to the last node_modules, because packages may contain packages. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const licenceFile = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

const folders = new Set<string>();

const note = (module: object): void => {
  const { resource, modules }: Module = module;
  const [folder] = packageFolder.exec(resource ?? '') ?? [];
  if (folder) folders.add(folder);
  for (const joined of modules ?? []) note(joined);
};

/** Notes the packages with code in the browsers' scripts. Modules that the bundler read but left out do not count. */
export const noteBundledPackages = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.done.tap('noteBundledPackages', ({ compilation: { modules, chunkGraph } }) => {
      for (const module of modules) if (chunkGraph.getNumberOfModuleChunks(module) > 0) note(module);
    }),
};

type Author = string | { readonly name?: string };

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: Author;
  readonly authors?: readonly Author[];
}

const authorsOf = ({ author, authors = [] }: Manifest): string =>
  [author, ...authors].flatMap((each) => (typeof each === 'string' ? each : (each?.name ?? []))).join(', ');

const entryOf = (folder: string): readonly string[] => {
  const file = join(folder, 'package.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const { name, version, license } = manifest;
  if (!name) return [];
  const text = readdirSync(folder).find((entry) => licenceFile.test(entry));
  return [
    `${name} ${version}, ${license}\n\n${text ? readFileSync(join(folder, text), 'utf8').trim() : authorsOf(manifest)}`,
  ];
};

/**
 * The licences of these packages in one text. Nearly all require that the licence goes along with the code. The comment
 * that the minifier leaves in a script only names a file, and that file is not published.
 * @throws when the bundler has named no package, as may happen after an upgrade of webpack
 */
export const bundledLicences = (): string => {
  if (folders.size === 0)
    throw new Error(
      'The bundler has not reported which packages it used: see src/generator/bundler/bundledPackages.ts.',
    );
  return [...new Set([...folders].flatMap(entryOf))]
    .sort()
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
};
