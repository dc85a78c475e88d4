import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../../../src/generator/hosting/pageFiles';
import { removeEarlierFiles } from '../../../src/generator/postBuild/removeEarlierFiles';

let folder: string;

const put = async (names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), name);
  }
};

const files = async (): Promise<string[]> => (await filesBelow(folder)).map((file) => relative(folder, file)).sort();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const used = [
  'app-24ef512508bac91adec7.js',
  'boot-38748215d9695c36a1a9.js',
  'clinics-index/en-0ebbe34792d46a92.json',
  'static/commissioner-949947ca73675b541b693d0e5ff63376.woff2',
  'static/maps/colombia-a680046774af2f3f.svg',
  'static/pictures/0119f9d5c4293cd4-400.webp',
  'styles.7a3b5c1d9e8f0a2b4c6d.css',
];

const earlier = [
  'app-2843158584dc0a4c3011.js',
  'boot-1b3e2e59e2121ba444df.js',
  'clinics-index/en-1111e34792d46a92.json',
  'component---src-templates-home-template-tsx-7659056f64d6909f8377.js',
  'static/commissioner-111147ca73675b541b693d0e5ff63376.woff2',
  'static/maps/colombia-1111046774af2f3f.svg',
  'static/pictures/1111f9d5c4293cd4-400.webp',
  'styles.11115c1d9e8f0a2b4c6d.css',
];

const unhashed = [
  '404.html',
  '_headers',
  'builds/meta/8d1f2a8d1f2a8d1f2a8d.json',
  'favicon.ico',
  'page-data/app-data.json',
  'static/brochure.pdf',
  'webpack.stats.json',
];

const withCompanions = (names: readonly string[]): string[] =>
  names.flatMap((name) => [name, ...['.LICENSE.txt', '.br', '.gz'].map((ending) => name + ending)]);

it('leaves what this build uses and what has no hash, and nothing of earlier builds', async () => {
  await put([...withCompanions(used), ...withCompanions(earlier), ...unhashed]);
  await removeEarlierFiles(folder, new Set(used.map((name) => `/${name}`)));
  expect(await files()).toEqual([...withCompanions(used), ...unhashed].sort());
});
