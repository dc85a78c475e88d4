import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { bundledLicences, noteBundledPackages } from '../../../src/generator/bundler/bundledPackages';
import { emptyFolder } from '../../emptyFolder';

const folder = emptyFolder();

const addPackage = async (place: string, manifest: object, files: Readonly<Record<string, string>>): Promise<void> => {
  const root = join(folder, 'node_modules', place);
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'package.json'), JSON.stringify({ main: 'index.js', sideEffects: false, ...manifest }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
};

it('does not take a build without packages for one that needs no licence', () => {
  expect(bundledLicences).toThrow('src/generator/bundler/bundledPackages.ts');
});

it('names the packages whose code is in the scripts, those out of the disk cache too, each with its licence', async () => {
  await addPackage(
    '@team/used',
    { name: '@team/used', version: '1.0.0', license: 'MIT' },
    { 'index.js': 'export { inner } from "inner"; export const used = () => 1;', 'LICENSE.md': 'Copyright A. Team\n' },
  );
  await addPackage(
    '@team/used/node_modules/inner',
    { name: 'inner', version: '2.0.0', license: 'ISC', author: { name: 'I. Ner' }, authors: ['O. Ther'] },
    { 'index.js': 'export const inner = () => 2;' },
  );
  await addPackage('later', { name: 'later', version: '3.0.0', license: '0BSD' }, { 'index.js': 'console.log(3)' });
  await addPackage(
    'unused',
    { name: 'unused', version: '4.0.0', license: 'MIT' },
    { 'index.js': 'export const unused = () => 4;', LICENSE: 'Copyright N. Obody' },
  );
  await writeFile(
    join(folder, 'app.js'),
    'import { inner, used } from "@team/used"; import { unused } from "unused"; console.log(inner(), used()); import("later");',
  );
  const bundle = async (): Promise<string> => {
    const compiler = webpack({
      context: folder,
      mode: 'production',
      entry: './app.js',
      output: { path: join(folder, 'public') },
      cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
      plugins: [noteBundledPackages],
    });
    await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
    await new Promise((resolve) => compiler.close(resolve));
    return bundledLicences();
  };
  const first = await bundle();
  expect(first.split(/\n+-{80}\n+/).map((entry) => entry.trim())).toEqual([
    '@team/used 1.0.0, MIT\n\nCopyright A. Team',
    'inner 2.0.0, ISC\n\nI. Ner, O. Ther',
    'later 3.0.0, 0BSD',
  ]);
  expect(await bundle()).toBe(first);
});
