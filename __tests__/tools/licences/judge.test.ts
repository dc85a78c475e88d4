/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { isAllowed, licencesOf } from '../../../tools/licences/judge';

test.each(['MIT', 'ISC', '(MIT OR CC0-1.0)', 'GPL-3.0-only OR MIT', 'Apache-2.0 AND LGPL-3.0-or-later'])(
  '%s is allowed',
  (licence) => {
    expect(isAllowed(licence)).toBe(true);
  },
);

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'none',
  '',
  'UNLICENSED',
  'MIT AND GPL-2.0-only',
  'SEE LICENSE IN LICENSE',
])('"%s" is not', (licence) => {
  expect(isAllowed(licence)).toBe(false);
});

test('reads what a production install brings, each once', () => {
  expect(
    licencesOf({
      '': { version: '1.0.0', license: 'MIT' },
      'node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/@a/b': { version: '1.0.0' },
      'node_modules/c/node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/tests-only': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    }),
  ).toEqual([
    { name: '@a/b@1.0.0', licence: 'none' },
    { name: 'b@2.0.0', licence: 'ISC' },
  ]);
});

test('every production dependency of this project comes under an allowed licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(licencesOf(packages).filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});
