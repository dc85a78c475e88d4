/**
 * What a second core does while Gatsby is still starting: it reads and checks the content, hands it over, and fills the
 * cache of the bundler's script rule. Runs in the folder of the site, started by gatsby.cjs. What fails here is left for
 * the build itself to do, and to report.
 */
import { existsSync, readdirSync, readFile } from 'node:fs';
import { join, sep } from 'node:path';
import { runLoaders } from 'loader-runner';
import { readChecked } from '../../src/generator/checked';
import { scriptLoader } from '../../src/generator/webpack/transpile';

const root = process.cwd();

/** Pages are made of these; rooms that only Node reads are not bundled. */
const files = (): readonly string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
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

/** The bundler's own cache, from the second build in a folder on, holds what is transpiled. */
const isBundled = (): boolean => existsSync(join(root, '.cache/webpack'));

const main = async (): Promise<void> => {
  process.send?.(await readChecked(root), () => process.disconnect());
  if (!isBundled()) for (const file of files()) await transpile(file);
};

void main();
