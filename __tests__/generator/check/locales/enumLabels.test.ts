import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOfEnumLabels } from '../../../../src/generator/check/locales/enumLabels';
import { readLocales } from '../../../../src/generator/content/locales/localeFiles';
import { emptyFolder } from '../../../emptyFolder';

const problemsIn = (folder: string) => [...problemsOfEnumLabels(folder, readLocales(folder))];
const root = emptyFolder();
beforeEach(() => {
  for (const folder of ['locales', 'src/images']) cpSync(folder, join(root, folder), { recursive: true });
});

const without = (language: string, file: string, key: string): void => {
  const path = join(root, 'locales', language, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(new RegExp(`"${key}": `), '"other": '));
};

test('the real words and pictures are in order', () => expect(problemsIn('.')).toEqual([]));

test.each([
  ['common.json', 'costa-rica', 'countries.costa-rica', 'src/facts/countryCodes.json'],
  ['common.json', 'dental-treatments', 'specialties.dental-treatments', 'src/facts/careOptionKeys.ts'],
  ['common.json', 'medicalDisclaimer', 'routes.medicalDisclaimer', 'src/routes/menu.ts'],
  ['clinic.json', 'qualifications', 'tabs.qualifications', 'src/routes/clinicTabs.ts'],
  ['common.json', 'lodging', 'wholeTrip.lodging', 'src/facts/tripLines.ts'],
])('%s: a value of the code without a word in either language, %s', (file, key, field, from) => {
  for (const language of ['en', 'es']) without(language, file, key);
  expect(problemsIn(root)).toEqual(
    ['en', 'es'].map((language) =>
      expect.objectContaining({
        file: `locales/${language}/${file}`,
        field,
        allowed: expect.stringContaining(from),
        fix: expect.stringContaining(`"${key}"`),
      }),
    ),
  );
});

test('a word that one language has is left to the comparison of languages', () => {
  without('es', 'common.json', 'costa-rica');
  expect(problemsIn(root)).toEqual([]);
});

test('a country without its landscape', () => {
  rmSync(join(root, 'src/images/destination-ecuador.svg'));
  expect(problemsIn(root)).toEqual([
    expect.objectContaining({ file: 'src/images/destination-ecuador.svg', found: 'nothing' }),
  ]);
});
