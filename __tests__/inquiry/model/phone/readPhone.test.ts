import * as library from '../../../../src/inquiry/model/phone/phoneLibrary';
import { looksLikePhone, readPhone } from '../../../../src/inquiry/model/phone/readPhone';
import { numbers, withoutCode } from './numbers';

describe('phone numbers', () => {
  it('has a table of at least 60', () => expect(numbers.length).toBeGreaterThanOrEqual(60));

  it.each(numbers)('%p (destination %p, %s) is %p', (typed, destination, language, international) => {
    expect(readPhone(library, typed, destination, language)?.international).toBe(international);
  });

  it.each(withoutCode)('%p (destination %p, %s) is %p, or else %p', (typed, destination, language, read, other) => {
    const reading = readPhone(library, typed, destination, language);
    expect([reading?.international, reading?.other]).toEqual([read, other]);
  });

  it.each([
    ['(305)5550123 ext 12', '(305) 555-0123 ext. 12'],
    ['+13055550123', '+1 305 555 0123'],
  ])('is laid out as it was typed, national or international: %p', (typed, laidOut) => {
    expect(readPhone(library, typed, 'usa', 'en')?.laidOut).toBe(laidOut);
  });

  it('knows whether the country was typed', () => {
    expect(readPhone(library, '+52 55 1234 5678', 'usa', 'en')?.assumed).toBe(false);
    expect(readPhone(library, '0052 55 1234 5678', 'usa', 'en')?.assumed).toBe(false);
    expect(readPhone(library, '+00 52 55 1234 5678', 'mexico', 'es')?.assumed).toBe(false);
    expect(readPhone(library, '55 1234 5678', 'mexico', 'es')?.assumed).toBe(true);
  });
});

describe('without the library', () => {
  it.each([
    '+52 55 1234 5678',
    '(212) 555-0123',
    '212.555.0123',
    '212–555−0123',
    '8888-1234',
    '555 0123',
    '1'.repeat(15),
    '212 555 0123 ext. 4',
    '212 555 0123 EXT 4',
    '212 555 0123x4',
    '212 555 0123 #4',
    '+12125550123;ext=4',
    'Tel:+525512345678',
    '+593 (0)99 123 4567',
  ])('takes %p', (typed) => expect(looksLikePhone(typed)).toBe(true));

  it.each([
    '',
    '555 01',
    '555 012',
    'call me',
    'call 212 555 0123',
    '212 555 0123 or later',
    'name@example.com',
    '1'.repeat(16),
    '+1-800-FLOWERS',
  ])('refuses %p', (typed) => expect(looksLikePhone(typed)).toBe(false));
});
