/** @jest-environment node */
import type { LinkTargets } from '../../../src/generator/check/links';
import { meantPath } from '../../../src/generator/check/meantPath';

const pages = {
  en: [
    '/',
    '/about-us',
    '/clinics',
    '/clinics/valle-alto',
    '/clinics/casa-ceiba',
    '/care-options',
    '/care-options/stem-cells',
    '/care-options/valle-alto',
  ],
  es: ['/es', '/es/sobre-nosotros', '/es/clinicas', '/es/clinicas/valle-alto', '/es/opciones-de-cuidado'],
};
const targets = {
  pages: new Map(Object.entries(pages).flatMap(([language, paths]) => paths.map((path) => [path, { language }]))),
} as unknown as LinkTargets;

const inEnglish = (written: string) => meantPath(written, 'en', targets);
const inSpanish = (written: string) => meantPath(written, 'es', targets);

test.each([
  ['a slash at the end', '/clinics/', '/clinics'],
  ['more of them', '/clinics/valle-alto//', '/clinics/valle-alto'],
  ['the beginning that only other languages have', '/en/clinics', '/clinics'],
  ['that beginning alone', '/en', '/'],
  ['and with a slash', '/en/', '/'],
  ['a letter of the last part', '/clinics/valle-alta', '/clinics/valle-alto'],
  ['its capitals and spaces', '/clinics/Casa Ceiba', '/clinics/casa-ceiba'],
  ['a letter of the folder', '/clincs/valle-alto', '/clinics/valle-alto'],
  ['a letter of a page right below the root', '/abuot-us', '/about-us'],
])('wrong is %s: %s means %s', (_, written, meant) => expect(inEnglish(written)).toBe(meant));

test.each([
  ['the language’s own beginning', '/clinicas', '/es/clinicas'],
  ['a letter', '/es/sobre-nosotras', '/es/sobre-nosotros'],
])('in a Spanish text wrong is %s: %s means %s', (_, written, meant) => expect(inSpanish(written)).toBe(meant));

test.each([
  ['another language’s page', '/es/clinicas', undefined],
  ['a name nobody has', '/clinics/paz', undefined],
  ['a name that is one in another folder’s depth', '/valle-alto', undefined],
  ['two parts that are wrong', '/clincs/valle-alta', undefined],
  ['a long beginning in common with a page', '/care-options/knee', undefined],
  ['a word that is as short as nothing', '/x', undefined],
  ['words that begin with the language’s letters', '/england', undefined],
  ['a folder of nothing', '/clinic-list/', undefined],
])('%s means no page: %s', (_, written, meant) => expect(inEnglish(written)).toBe(meant));
