import type { CountryCode } from 'libphonenumber-js/max';

/** ISO 3166-1: countries that people write before a number in place of its code. */
export const spoken = 'MX US CO CR DO EC ES PE CL AR GT SV HN NI PA VE BO'.split(' ') as readonly CountryCode[];

/** What follows a number and is none of it: a second line's last digits, an age, an hour, `option 2`. */
export const tail = /^(.*\d)\D+\d{1,2}\D*$/;

/** Codes of destinations, of Spain, and of others that speak Spanish. */
export const codes = /^(?:34|5[1267]|50[2-7]|59[138])$/;

/** National numbers of countries in which readers may live, wherever they want to go, and the codes of these; Cuba's with its own. */
export const abroad: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[67]\d{8}$/, ['34']],
  [/^9\d{8}$/, ['34', '51', '56', '593']],
  [/^\d{8}$/, ['506']],
  [/^535\d{7}$/, ['']],
];

/** Groups of one country, which is offered beside what is tried first. */
export const ownGroups = [
  [/^\d{3} \d{7}$/, 'CO'],
  [/^\d{4} \d{4}$/, 'CR'],
] as const;

/**
 * Eleven digits in the groups of ten, one too many: the first group, then the lengths of the others. Central America and
 * Bolivia have eight digits behind their codes, London behind 020.
 */
export const tooLong = /^(?:\d\d (?:4,5|5,4)|\d{3} (?:3,5|5,3)|(?!0|5[09])\d{3} (?:4,4|8))$/;

/** A country code typed before a field that had one already, or before the zero that is dialed within the country alone. */
export const superfluous = /^\+(\d{1,3})[\s)+]*(?:\1|\(?0)/;

/**
 * What people dial within one country alone, without the sign that leads abroad: the former prefixes of Mexico, Ecuador's
 * trunk prefix, Lima's landlines, Colombia's free numbers and its former prefixes of mobile numbers and landlines, then the
 * trunk prefixes of the United Kingdom, Venezuela and Germany's mobile numbers.
 */
export const notations: readonly (readonly [RegExp, string])[] = [
  [/^(?:01|044|045)(\d{10})$/, '+52$1'],
  [/^0(9\d{8}|[2-7]\d{7})$/, '+593$1'],
  [/^0(1\d{7})$/, '+51$1'],
  [/^0[3579]?(18000\d{6}|3\d{9}|[124-8]\d{7})$/, '+57$1'],
  [/^0([127]\d{9})$/, '+44$1'],
  [/^0([24]\d{9})$/, '+58$1'],
  [/^0(15[1279]\d{8})$/, '+49$1'],
];

/**
 * National numbers of plans that are over, by country code, and those of today. Mexico gave up its prefixes in August 2019
 * (IFT, Plan Técnico Fundamental de Numeración); people still write 1 after +52, 01 before a landline, and 044 or 045 before
 * a mobile number. Colombia's landlines got 60 before their old area code in September 2021 (CRC, Resolución 5826 de 2019).
 */
export const outdated: Readonly<Record<string, readonly [RegExp, string]>> = {
  52: [/^(?:1|01|044|045)(\d{10})$/, '$1'],
  57: [/^([124-8]\d{7})$/, '60$1'],
};
