import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildId, writeBuildManifests } from '../../../src/generator/postBuild/writeBuildManifests';
import { emptyFolder } from '../../emptyFolder';

const publicFolder = emptyFolder();
const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

test('writes latest.json and the manifest of the build', async () => {
  const time = new Date('2026-05-01T10:00:00Z');
  await writeBuildManifests({ publicFolder, id: 'old', time, routes: [] });
  await writeBuildManifests({ publicFolder, id: 'abc123', time, routes: ['/es', '/', '/clinics'] });
  expect(await read(join(publicFolder, 'builds/latest.json'))).toEqual({
    id: 'abc123',
    time: '2026-05-01T10:00:00.000Z',
  });
  expect(await read(join(publicFolder, 'builds/meta/abc123.json'))).toEqual({
    id: 'abc123',
    time: '2026-05-01T10:00:00.000Z',
    routes: ['/', '/clinics', '/es'],
  });
  await expect(readFile(join(publicFolder, 'builds/meta/old.json'))).rejects.toThrow();
});

test('reads the id from the build', async () => {
  await mkdir(join(publicFolder, 'page-data'));
  const file = join(publicFolder, 'page-data/app-data.json');
  await writeFile(file, '{"webpackCompilationHash":"8d1f2a"}');
  expect(await readBuildId(publicFolder)).toBe('8d1f2a');
  await writeFile(file, '{}');
  await expect(readBuildId(publicFolder)).rejects.toThrow('names no compilation hash');
});
