import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesOfUnfinished } from '../../src/generator/check/translations/unfinished';
import { addLanguage } from '../../tools/new/addLanguage';
import { emptyFolder } from '../emptyFolder';

const root = emptyFolder();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const listFile = 'src/facts/locales.ts';
const record = 'content/clinics/valle-alto';

beforeEach(() => {
  for (const file of [listFile, 'locales']) cpSync(file, join(root, file), { recursive: true });
  cpSync('__tests__/fixtures/content', join(root, 'content'), { recursive: true });
});

const finnish = { tag: 'fi-FI', ownName: 'Suomi', formats: 'fi-FI' };

/** What the check says of Finnish, as numbers: missing, and all. */
const counted = (): number[] => {
  const [note = ''] = notesOfUnfinished(root, [record], { fi: finnish });
  const [, ...numbers] = /^Finnish \(fi\) is not shown yet: ([\d,]+) of ([\d,]+) texts/.exec(note) ?? [];
  return numbers.map((number) => Number(number.replace(',', '')));
};

test('a language begins as a row that nobody sees, and the texts from which it is translated', () => {
  expect(addLanguage(root, ['fi'])).toContain('locales/fi/*.json');
  expect(read(listFile)).toContain("  fi: { tag: 'fi-FI', ownName: 'Suomi', formats: 'fi-FI' },\n");
  expect(readdirSync(join(root, 'locales/fi'))).toEqual(readdirSync('locales/en'));
  expect(read('locales/fi/common.json')).toBe(read('locales/en/common.json'));
  expect(read(`${record}/words.fi.md`)).toBe(read(`${record}/words.en.md`).replace(/^translatedFrom.*\n/m, ''));
});

test('the check counts texts that are missing or not translated', () => {
  const [none = 0, all = 0] = counted();
  expect(none).toBe(all);
  expect(all).toBeGreaterThan(300);
  addLanguage(root, ['fi']);
  expect(counted()).toEqual([all, all]);
  const file = join(root, record, 'words.fi.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^profileTitle: .*/m, 'profileTitle: Taas kävelemään'));
  expect(counted()).toEqual([all - 1, all]);
});

test('what a translator has written stays', () => {
  writeFileSync(join(root, record, 'words.fi.md'), '---\n---\nHei');
  addLanguage(root, ['fi', 'es']);
  expect(read(`${record}/words.fi.md`)).toBe('---\n---\nHei');
  expect(read('locales/fi/common.json')).toBe(read('locales/es/common.json'));
  expect(read(listFile)).toContain("formats: 'fi-FI', source: 'es' },");
});

test.each([
  [[], 'Usage'],
  [['portuguese'], 'Usage'],
  [['xx'], 'Usage'],
  [['fi', 'en', 'more'], 'Usage'],
  [['es'], 'The site has Spanish already.'],
  [['fi', 'fr'], 'The site has no words in "fr".'],
])('refuses %j before it writes anything', (words, why) => {
  expect(() => addLanguage(root, words)).toThrow(why);
  expect(read(listFile)).toBe(readFileSync(listFile, 'utf8'));
});
