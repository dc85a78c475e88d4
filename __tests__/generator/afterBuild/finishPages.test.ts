/** @jest-environment node */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { finishPages } from '../../../src/generator/afterBuild/finishPages';
import type { PageWork } from '../../../src/generator/afterBuild/pageFinisher';

/** More than are finished without threads. */
const pages = Array.from({ length: 320 }, (_, number) => `clinic-${number}.html`);

/** As Gatsby writes it, as far as finishing looks. */
const html = (name: string): string =>
  `<html><head><meta charSet="utf-8"/><style>a{color:red}</style></head><body><p>${'Clínica '.repeat(200)}</p><script id="gatsby-script-loader">window.pagePath="/${name}"</script><slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end></body></html>`;

let root: string;

const workIn = (folder: string): PageWork => ({
  publicFolder: join(root, folder),
  cacheFolder: join(root, 'cache'),
  isLarge: true,
  scripts: { boot: { address: '/boot-1.js', text: '' }, app: ['/app-1.js'] },
  templates: new Map(pages.map((name) => [`/${name}`, 'component---clinic'])),
});

const finish = (folder: string): Promise<void> =>
  finishPages(
    root,
    workIn(folder),
    pages.map((name) => join(root, folder, name)),
  );

beforeAll(async () => {
  // Inside of the project, so that the thread finds its packages.
  root = await mkdtemp(join(process.cwd(), 'node_modules/.finish-pages-'));
  const stats = { namedChunkGroups: { 'component---clinic': { assets: [{ name: 'clinic-1.js' }] } } };
  await mkdir(join(root, 'here'));
  await writeFile(join(root, 'here/webpack.stats.json'), JSON.stringify(stats));
  await Promise.all(pages.map((name) => writeFile(join(root, 'here', name), html(name))));
  await cp(join(root, 'here'), join(root, 'threads'), { recursive: true });
  await finish('here');
  await build({
    entryPoints: ['src/generator/afterBuild/pageThread.ts'],
    outbase: '.',
    outdir: join(root, '.cache/compiled'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  });
});

afterAll(() => rm(root, { recursive: true, force: true }));

it('gives pages their scripts, their policy and their compressed form', async () => {
  const page = await readFile(join(root, 'here/clinic-7.html'), 'utf8');
  expect(page).toContain('["/boot-1.js","/clinic-1.js","/app-1.js"]');
  expect(page).toContain('http-equiv="Content-Security-Policy"');
  expect(brotliDecompressSync(await readFile(join(root, 'here/clinic-7.html.br'))).toString()).toBe(page);
});

it('makes the same of many pages in threads', async () => {
  await finish('threads');
  const names = await readdir(join(root, 'threads'));
  expect(names.sort()).toEqual((await readdir(join(root, 'here'))).sort());
  const read = (folder: string) => Promise.all(names.map((name) => readFile(join(root, folder, name), 'base64')));
  expect(await read('threads')).toEqual(await read('here'));
});

it('fails when a page in a thread cannot carry a policy', async () => {
  await writeFile(join(root, 'threads/clinic-300.html'), html('clinic-300.html').replace('charSet', 'lang'));
  await expect(finish('threads')).rejects.toThrow('charset');
});
