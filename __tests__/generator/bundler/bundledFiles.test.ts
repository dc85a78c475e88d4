import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  await writeFile(join(folder, 'app.js'), 'import("./later.js").then(console.log)');
  await writeFile(join(folder, 'later.js'), 'export const later = 1');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The module as a build finds it when it starts. */
const inNewProcess = (): typeof import('../../../src/generator/bundler/bundledFiles') => {
  let found: typeof import('../../../src/generator/bundler/bundledFiles') | undefined;
  jest.isolateModules(() => {
    found = require('../../../src/generator/bundler/bundledFiles');
  });
  if (!found) throw new Error('The module was not loaded.');
  return found;
};

/** Files of the published folder, as a build notes them: one round for browsers, one for rendering. */
const bundle = async (): Promise<readonly string[]> => {
  const { bundledFiles, noteBundledFiles } = inNewProcess();
  const run = async (name: string, output: object): Promise<void> => {
    const compiler = webpack({
      name,
      context: folder,
      mode: 'production',
      entry: './app.js',
      output,
      // By worker threads of its own; which files there are does not depend on it.
      optimization: { minimize: false },
      cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
      plugins: [noteBundledFiles],
    });
    await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
    await new Promise((resolve) => compiler.close(resolve));
  };
  const published = join(folder, 'public');
  await run('browsers', { path: published, filename: '[name]-[contenthash].js' });
  await run('rendering', {
    path: join(folder, '.cache/render'),
    filename: '[name].js',
    chunkFilename: '../../public/static/[name]-[contenthash].js',
  });
  return bundledFiles(published);
};

const hash = '-[0-9a-f]{8,40}[.]js$';
const parts = [
  expect.stringMatching(`^/main${hash}`),
  expect.stringMatching(`^/[0-9]+${hash}`),
  expect.stringMatching(`^/static/[0-9]+${hash}`),
];

it('names what is published, parts that load later too, and all of it again out of the disk cache', async () => {
  const first = await bundle();
  expect([...first].sort()).toEqual(expect.arrayContaining(parts));
  expect(first).toHaveLength(parts.length);
  expect(await bundle()).toEqual(first);
});

it('does not take a build without a bundle for one without files', () => {
  expect(() => inNewProcess().bundledFiles(folder)).toThrow('bundler');
});
