import { readFileSync } from 'node:fs';
import { languages } from '../../../src/facts/locales';
import { inquiryFields } from '../../../src/inquiry/model/values';

/** Words whose keys are put together while the form runs, so that nobody finds them by reading the code. */
const keysOf = (value: unknown, path = ''): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path ? `${path}.${key}` : key))
    : [path];

describe.each(languages)('%s', (language) => {
  const known = keysOf(JSON.parse(readFileSync(`locales/${language}/form.json`, 'utf8')));

  test('has a label for every field', () => {
    expect(known).toEqual(expect.arrayContaining(inquiryFields.map((field) => `fields.${field}.label`)));
  });

  test('has a text for every message of the rules, and no other', () => {
    expect(known.filter((key) => key.startsWith('errors.')).sort()).toEqual([
      'errors.accepted.required',
      'errors.condition.long',
      'errors.condition.refused',
      'errors.condition.required',
      'errors.condition.short',
      'errors.destination.required',
      'errors.email.invalid',
      'errors.email.refused',
      'errors.email.required',
      'errors.healthConsent.required',
      'errors.name.long',
      'errors.name.refused',
      'errors.name.required',
      'errors.phone.invalid',
    ]);
  });
});
