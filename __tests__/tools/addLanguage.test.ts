import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notesOfUnfinished } from '../../src/generator/check/translations/unfinished';
import { addLanguage } from '../../tools/new/addLanguage';

let root: string;
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const listFile = 'src/facts/locales.ts';
const record = 'content/clinics/valle-alto';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'language-'));
  for (const file of [listFile, 'locales']) cpSync(file, join(root, file), { recursive: true });
  cpSync('__tests__/fixtures/content', join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const portuguese = { tag: 'pt-BR', ownName: 'Português', formats: 'pt-BR' };

/** What the check says of Portuguese, as numbers: missing, and all. */
const counted = (): number[] => {
  const [note = ''] = notesOfUnfinished(root, [record], { pt: portuguese });
  const [, ...numbers] = /^Portuguese \(pt\) is not shown yet: ([\d,]+) of ([\d,]+) texts/.exec(note) ?? [];
  return numbers.map((number) => Number(number.replace(',', '')));
};

test('a language begins as a row that nobody sees, and the texts from which it is translated', () => {
  expect(addLanguage(root, ['pt'])).toContain('locales/pt/*.json');
  expect(read(listFile)).toContain("  pt: { tag: 'pt-BR', ownName: 'Português', formats: 'pt-BR' },\n");
  expect(readdirSync(join(root, 'locales/pt'))).toEqual(readdirSync('locales/en'));
  expect(read('locales/pt/common.json')).toBe(read('locales/en/common.json'));
  expect(read(`${record}/words.pt.md`)).toBe(read(`${record}/words.en.md`).replace(/^translatedFrom.*\n/m, ''));
});

test('the check counts texts that are missing or not translated', () => {
  const [none = 0, all = 0] = counted();
  expect(none).toBe(all);
  expect(all).toBeGreaterThan(300);
  addLanguage(root, ['pt']);
  expect(counted()).toEqual([all, all]);
  const file = join(root, record, 'words.pt.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^profileTitle: .*/m, 'profileTitle: Andar de novo'));
  expect(counted()).toEqual([all - 1, all]);
});

test('what a translator has written stays', () => {
  writeFileSync(join(root, record, 'words.pt.md'), '---\n---\nOlá');
  addLanguage(root, ['pt', 'es']);
  expect(read(`${record}/words.pt.md`)).toBe('---\n---\nOlá');
  expect(read('locales/pt/common.json')).toBe(read('locales/es/common.json'));
  expect(read(listFile)).toContain("formats: 'pt-BR', source: 'es' },");
});

test.each([
  [[], 'Usage'],
  [['portuguese'], 'Usage'],
  [['xx'], 'Usage'],
  [['pt', 'en', 'more'], 'Usage'],
  [['es'], 'The site has Spanish already.'],
  [['pt', 'fr'], 'The site has no words in "fr".'],
])('refuses %j before it writes anything', (words, why) => {
  expect(() => addLanguage(root, words)).toThrow(why);
  expect(read(listFile)).toBe(readFileSync(listFile, 'utf8'));
});
