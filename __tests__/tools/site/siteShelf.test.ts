import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../../tools/site/siteFolders';
import { emptySite, makeRoom } from '../../../tools/site/siteShelf';

jest.mock('../../../tools/site/siteFolders', () => {
  const { mkdtempSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const { tmpdir } = jest.requireActual<typeof import('node:os')>('node:os');
  return { rootFolder: mkdtempSync(`${tmpdir()}/shelf-`) };
});

afterAll(() => rmSync(rootFolder, { recursive: true, force: true }));

const page = join(rootFolder, 'public', 'index.html');

const build = (words: string): void => {
  mkdirSync(join(rootFolder, 'public'), { recursive: true });
  writeFileSync(page, words);
};

test('a site of other content stands aside, and is there again when its content is', () => {
  makeRoom({});
  build('own');
  makeRoom({ CONTENT_FOLDER: 'texts/content' });
  expect(existsSync(page)).toBe(false);
  build('another');
  makeRoom({});
  expect(readFileSync(page, 'utf8')).toBe('own');
  makeRoom({ CONTENT_FOLDER: 'texts/content' });
  expect(readFileSync(page, 'utf8')).toBe('another');
  emptySite();
  expect(existsSync(page)).toBe(false);
});
