/**
 * Fills the cache of the bundler's script rule while Gatsby is still starting, so that the bundler finds the work done.
 * Runs in the folder of the site, started by gatsby.cjs. What cannot be transpiled is left for the bundler to report.
 */
import { readdirSync, readFile } from 'node:fs';
import { join, sep } from 'node:path';
import { runLoaders } from 'loader-runner';
import { scriptLoader } from '../../src/build/webpack/transpile';

const root = process.cwd();

/** Pages are made of these; rooms that only Node reads are not bundled. */
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith(`build${sep}`))
  .map((file) => join(root, 'src', file));

const transpile = (resource: string): Promise<void> =>
  new Promise((resolve) => {
    runLoaders(
      {
        resource,
        loaders: [{ loader: require.resolve(scriptLoader.loader), options: scriptLoader.options }],
        // What babel-loader asks of the bundler, answered as the bundler does without source maps.
        context: { target: 'web', sourceMap: false, rootContext: root, addDependency: () => undefined },
        readResource: readFile,
      },
      () => resolve(),
    );
  });

const main = async (): Promise<void> => {
  for (const file of files) await transpile(file);
};

void main();
