import * as library from '../../../../src/inquiry/model/phone/phoneLibrary';
import { looksLikePhone, readPhone } from '../../../../src/inquiry/model/phone/readPhone';
import { numbers } from './numbers';
import { withoutCode } from './withoutCode';

describe('phone numbers', () => {
  it('has a table of at least 60', () => expect(numbers.length).toBeGreaterThanOrEqual(60));

  it.each(numbers)('%p (destination %p, %s) is %p', (typed, destination, language, international) => {
    expect(readPhone(library, typed, destination, language)?.international).toBe(international);
  });

  it.each(withoutCode)('%p (destination %p, %s) is the first of %p', (typed, destination, language, readings) => {
    const reading = readPhone(library, typed, destination, language);
    expect(reading && [reading.international, ...reading.others]).toEqual(readings);
  });

  it('tries the countries of all chosen clinics', () =>
    expect(readPhone(library, '8888 1234', 'mexico,costa-rica', 'en')?.international).toBe('+506 8888 1234'));

  it.each([
    ['(305)5550123 ext 12', '(305) 555-0123 ext. 12'],
    ['+13055550123', '+1 305 555 0123'],
    ['33 1234 5678', '33 1234 5678'],
    ['3055550123/3105550199', '(305) 555-0123 / (310) 555-0199'],
  ])('is laid out as it was typed, national or international: %p', (typed, laidOut) => {
    expect(readPhone(library, typed, 'usa', 'en')?.laidOut).toBe(laidOut);
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
    'call 212 555 0123 or later',
    '2125550123 / 2125550124',
  ])('takes %p', (typed) => expect(looksLikePhone(typed)).toBe(true));

  it.each([
    '',
    '555 01',
    '555 012',
    'call me',
    '212 555 0123 after 5',
    'name@example.com',
    '1'.repeat(16),
    '+1-800-FLOWERS',
  ])('refuses %p', (typed) => expect(looksLikePhone(typed)).toBe(false));
});
