import {
  charactersLeft,
  checkInquiry,
  conditionRule,
  destinationRule,
  emailRule,
  nameRule,
} from '../../../src/inquiry/model/checkInquiry';
import { emptyValues } from '../../../src/inquiry/model/values';

describe('name', () => {
  const names = ['Jordan Avery', 'Ñ', 'María José de la Ó', "O'Brien-Núñez", '李小龙', 'a'.repeat(120)];
  it.each(names)('takes %p', (name) => expect(nameRule(name)).toBeUndefined());

  it.each(['', '   ', '\u200b\u202a', '\n'])('asks for one instead of %p', (name) => {
    expect(nameRule(name)).toBe('name.required');
  });

  it('has at most 120 characters', () => expect(nameRule('a'.repeat(121))).toBe('name.long'));
});

describe('email', () => {
  it.each([
    'a@b.co',
    'jordan.avery+knee@mail.example.com',
    ' jordan@example.com ',
    '\u200bjordan@example.com',
    'maría@correo.es',
    'info@clínica.example',
    'x_y-z@sub-domain.example.org',
    'jordan@163.com',
    `${'a'.repeat(242)}@example.com`,
  ])('takes %p', (email) => expect(emailRule(email)).toBeUndefined());

  it.each([
    'jordan',
    'jordan.example.com',
    'jordan.avery@',
    '@example.com',
    'jordan@example',
    'jordan@.com',
    'jordan@example..com',
    'jordan@example.c',
    'jordan@exam ple.com',
    'jordan avery@example.com',
    'jordan@@example.com',
    'a@b@example.com',
    '.jordan@example.com',
    'jordan.@example.com',
    'jor..dan@example.com',
    'jordan@-example.com',
    'jordan@example.com.',
    'jordan@127.0.0.1',
    'jordan@127.0.0.10',
    'Jordan <jordan@example.com>',
    'a@example.com, b@example.com',
    'jordan@example.com\r\nBcc: victim@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('refuses %p', (email) => expect(emailRule(email)).toBe('email.invalid'));

  it('is required', () => expect(emailRule(' ')).toBe('email.required'));
});

describe('phone', () => {
  const judged = (phone: string, valid: boolean) => checkInquiry({ ...emptyValues, phone }, () => valid).phone;

  it('asks the reader', () => {
    expect(judged('x', true)).toBeUndefined();
    expect(judged('x', false)).toBe('phone.invalid');
  });

  it('may be left out', () => expect(judged('  ', false)).toBeUndefined());
});

describe('destination', () => {
  const countries = ['mexico', 'usa', 'colombia', 'costa-rica', 'republica-dominicana', 'ecuador', 'not-sure'];
  it.each(countries)('takes %s', (country) => expect(destinationRule(country)).toBeUndefined());

  it.each(['', 'atlantis', 'MX', 'Mexico', '__proto__'])('refuses %p', (country) => {
    expect(destinationRule(country)).toBe('destination.required');
  });
});

describe('condition', () => {
  it.each([
    ['', 'condition.required'],
    [' \n ', 'condition.required'],
    ['a'.repeat(9), 'condition.short'],
    [`  ${'a'.repeat(9)}\n\n`, 'condition.short'],
    ['a'.repeat(10), undefined],
    ['a'.repeat(3000), undefined],
    ['a'.repeat(3001), 'condition.long'],
    [`a${'\r\n'.repeat(2998)}b`, undefined],
  ])('%#', (text, message) => expect(conditionRule(text)).toBe(message));

  it.each([
    ['a'.repeat(2699), undefined],
    ['a'.repeat(2700), 300],
    ['a'.repeat(3000), 0],
    ['a'.repeat(3005), -5],
  ])('counts near the limit (%#)', (text, left) => expect(charactersLeft(text)).toBe(left));
});

it('tells of everything that is wrong at once, in the order of the fields', () => {
  expect(Object.entries(checkInquiry(emptyValues, () => true))).toEqual([
    ['name', 'name.required'],
    ['email', 'email.required'],
    ['destination', 'destination.required'],
    ['condition', 'condition.required'],
    ['accepted', 'accepted.required'],
    ['healthConsent', 'healthConsent.required'],
  ]);
});
