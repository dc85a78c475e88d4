import { readFileSync } from 'node:fs';
import { isAllowed, type LockedPackage, licencesOf } from '../../../tools/licences/allowedLicences';

const allowed = ['MIT', 'ISC', '(MIT OR CC0-1.0)', 'GPL-3.0-only OR MIT', 'Apache-2.0 AND LGPL-3.0-or-later'];
test.each(allowed)('%s is allowed', (licence) => expect(isAllowed(licence)).toBe(true));

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'none',
  '',
  'UNLICENSED',
  'MIT AND GPL-2.0-only',
  'SEE LICENSE IN LICENSE',
])('"%s" is not', (licence) => expect(isAllowed(licence)).toBe(false));

test('reads what an installation brings, for development too, each once', () => {
  expect(
    licencesOf({
      '': { version: '1.0.0', license: 'MIT' },
      'node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/@a/b': { version: '1.0.0' },
      'node_modules/c/node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/compiler': { version: '1.0.0', license: 'MIT', dev: true } as LockedPackage,
      'node_modules/linked': { version: '1.0.0', link: true },
    }),
  ).toEqual([
    { name: '@a/b@1.0.0', licence: 'none' },
    { name: 'b@2.0.0', licence: 'ISC' },
    { name: 'compiler@1.0.0', licence: 'MIT' },
  ]);
});

test('every dependency of this project comes under an allowed licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(licencesOf(packages).filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});
