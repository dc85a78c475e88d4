import { resolve } from 'node:path';
import { contentFolder, requireContentFolder } from '../../../src/generator/content/contentFolder';

test.each([
  ['', 'content'],
  ['texts/content/', 'texts/content'],
  ['../texts', '../texts'],
  [resolve('texts'), 'texts'],
  [resolve('../texts'), '../texts'],
])('CONTENT_FOLDER=%s names %s, relative to the project', (given, folder) => {
  expect(contentFolder({ CONTENT_FOLDER: given })).toBe(folder);
});

test('a folder that is named and missing is told by both its names', () => {
  const asked = (CONTENT_FOLDER: string) => () => requireContentFolder(process.cwd(), { CONTENT_FOLDER });
  expect(asked('no-such-folder')).toThrow(
    `CONTENT_FOLDER is "no-such-folder", but there is no such folder: ${resolve('no-such-folder')}.`,
  );
  expect(asked('__tests__')).not.toThrow();
});
