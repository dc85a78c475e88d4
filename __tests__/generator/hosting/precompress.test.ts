import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createCompressor, isLargeSite } from '../../../src/generator/hosting';
import { emptyFolder } from '../../emptyFolder';

const words = (of: string): string => `<p>${of} </p>`.repeat(400);

const folder = emptyFolder();
const place = (name: string): string => join(folder, 'public', name);
const text = async (name: string): Promise<readonly [string, string]> => [
  brotliDecompressSync(await readFile(place(`${name}.br`))).toString(),
  gunzipSync(await readFile(place(`${name}.gz`))).toString(),
];
/** A minute later: times of files may be coarse. */
const rewrite = async (name: string, content: string): Promise<void> => {
  await writeFile(place(name), content);
  const later = new Date(Date.now() + 60_000);
  await utimes(place(name), later, later);
};
const compressor = (isLarge = false) =>
  createCompressor({ publicFolder: join(folder, 'public'), cacheFolder: join(folder, 'cache'), isLarge });

beforeEach(async () => {
  await mkdir(join(folder, 'public'));
  await writeFile(place('clinics.html'), words('Clínicas'));
  await writeFile(place('app.js'), words('app'));
  await writeFile(place('tiny.css'), 'a{}');
  await writeFile(place('cover.avif'), words('picture'));
});

it('writes both forms beside every text file, and none beside pictures and what fits into a packet', async () => {
  await (await compressor()).rest([]);
  expect(await text('clinics.html')).toEqual([words('Clínicas'), words('Clínicas')]);
  expect(await text('app.js')).toEqual([words('app'), words('app')]);
  expect((await readdir(join(folder, 'public'))).sort()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'clinics.html',
    'clinics.html.br',
    'clinics.html.gz',
    'cover.avif',
    'tiny.css',
  ]);
});

it('writes one file at once, and not again with the rest', async () => {
  const { one, rest } = await compressor();
  await one(place('clinics.html'));
  const future = new Date(Date.now() + 60_000);
  await utimes(place('clinics.html.br'), future, future);
  await writeFile(place('clinics.html.gz'), 'left alone');
  await rest([place('clinics.html')]);
  expect(await readFile(place('clinics.html.gz'), 'utf8')).toBe('left alone');
});

it('writes anew what has changed', async () => {
  await (await compressor()).rest([]);
  await rewrite('clinics.html', words('Clinics'));
  await (await compressor()).rest([]);
  expect(await text('clinics.html')).toEqual([words('Clinics'), words('Clinics')]);
});

it('leaves no earlier form beside what has become too small for one', async () => {
  await (await compressor()).rest([]);
  await rewrite('clinics.html', '<p>Soon</p>');
  await (await compressor()).rest([]);
  expect((await readdir(join(folder, 'public'))).filter((name) => name.startsWith('clinics'))).toEqual([
    'clinics.html',
  ]);
});

it('takes away what belongs to no file any more', async () => {
  await (await compressor()).rest([]);
  await rm(place('app.js'));
  await (await compressor()).rest([]);
  expect(await readdir(join(folder, 'public'))).not.toContain('app.js.br');
});

it('gives from its cache what it compressed before', async () => {
  await (await compressor()).rest([]);
  const cached = (await readdir(join(folder, 'cache'))).sort();
  await rm(join(folder, 'public'), { recursive: true });
  await mkdir(join(folder, 'public'));
  await writeFile(place('moved.html'), words('Clínicas'));
  await (await compressor()).rest([]);
  expect(await text('moved.html')).toEqual([words('Clínicas'), words('Clínicas')]);
  expect((await readdir(join(folder, 'cache'))).sort()).toEqual(cached);
});

it("makes only brotli of a large site's pages, and leaves no other form of an earlier build beside them", async () => {
  await (await compressor()).rest([]);
  await rewrite('clinics.html', words('Clinics'));
  await rewrite('app.js', words('app'));
  await (await compressor(true)).rest([]);
  expect(brotliDecompressSync(await readFile(place('clinics.html.br'))).toString()).toBe(words('Clinics'));
  expect(await readdir(join(folder, 'public'))).not.toContain('clinics.html.gz');
  expect(await text('app.js')).toEqual([words('app'), words('app')]);
});

it.each([
  ['more bytes of pages', 1_000, true],
  ['as many bytes of pages as are worth it', words('Clínicas').length + 400, false],
])('takes a site for a large one by its pages alone: %s', async (_, largest, isLarge) => {
  await writeFile(place('app.js'), words('app').repeat(10));
  expect(await isLargeSite(join(folder, 'public'), largest)).toBe(isLarge);
});
