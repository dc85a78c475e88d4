import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leaveOut } from '../../../src/generator/bundler/leaveOut';
import { emptyFolder } from '../../emptyFolder';

const folder = emptyFolder();

beforeEach(async () => {
  await writeFile(join(folder, 'entry.js'), 'export { Slice } from "./slice"; export const kept = 1;');
  await writeFile(join(folder, 'slice.js'), 'export const Slice = "a slice";');
});

const sentence = /\.cache\/entry\.js has no import of \.\/\w+\.js any more/;

it('leaves out what a file imports, for that file alone', () => {
  expect(leaveOut(folder, { 'entry.js': './slice' })).toEqual({
    test: [join(folder, 'entry.js')],
    resolve: { alias: { './slice$': false } },
  });
});

it('says so when the file is gone', async () => {
  await rm(join(folder, 'slice.js'));
  expect(() => leaveOut(folder, { 'entry.js': './slice' })).toThrow(sentence);
});

it('says so when the file is imported no more, or by another file', async () => {
  await writeFile(join(folder, 'other.js'), '');
  expect(() => leaveOut(folder, { 'entry.js': './other' })).toThrow(sentence);
  await rm(join(folder, 'entry.js'));
  expect(() => leaveOut(folder, { 'entry.js': './slice' })).toThrow(sentence);
});
