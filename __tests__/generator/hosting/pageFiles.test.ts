import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow, flattenPages, restoreIndexFiles } from '../../../src/generator/hosting/pageFiles';
import { emptyFolder } from '../../emptyFolder';

const folder = emptyFolder();

const put = async (name: string, text = name): Promise<void> => {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
};

const files = async (): Promise<string[]> => (await filesBelow(folder)).map((file) => relative(folder, file)).sort();

beforeEach(async () => {
  for (const name of ['index', 'es/index', 'es/404', '404', 'clinics/index', 'clinics/pacifica/index'])
    await put(`${name}.html`);
  await put('_gatsby/slices/scripts-1.html');
  await put('clinics/app.js');
});

const flat = [
  '404.html',
  '_gatsby/slices/scripts-1.html',
  'clinics.html',
  'clinics/app.js',
  'clinics/pacifica.html',
  'es.html',
  'es/404.html',
  'index.html',
];

it('names a page after its address, so that no host redirects to a trailing slash', async () => {
  await flattenPages(folder);
  expect(await files()).toEqual(flat);
});

it('gives Gatsby its pages back before a build', async () => {
  const before = await files();
  await flattenPages(folder);
  // Folders that hold nothing are lost on the way between machines.
  await rmdir(join(folder, 'clinics/pacifica'));
  await restoreIndexFiles(folder);
  expect(await files()).toEqual(before);
});

it('lets a page that was built again win over the old one', async () => {
  await flattenPages(folder);
  await put('clinics/index.html', 'new');
  await restoreIndexFiles(folder);
  await flattenPages(folder);
  expect(await readFile(join(folder, 'clinics.html'), 'utf8')).toBe('new');
  expect(await files()).toEqual(flat);
});

it('takes a folder that is not there as empty', async () => {
  await expect(restoreIndexFiles(join(folder, 'nowhere'))).resolves.toBeUndefined();
});
