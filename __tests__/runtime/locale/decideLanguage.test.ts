import { languageCookie, readLanguageCookie } from '../../../src/runtime/locale/cookie';
import { decideLanguage } from '../../../src/runtime/locale/decideLanguage';

const name = 'camino-claro-locale';

// R4.3: cookie, else browser languages, else en-US.
test.each([
  ['the cookie goes before the browser', `${name}=es`, ['en-US'], 'es'],
  ['the cookie goes before the browser, the other way', `${name}=en`, ['es-MX', 'es'], 'en'],
  ['among other cookies', `a=b; ${name}=es; c=d`, [], 'es'],
  ['no spaces between', `a=b;${name}=es`, [], 'es'],
  ['a cookie of a longer name is another one', `x${name}=es; ${name}x=es`, [], 'en'],
  ['a value that is no language counts for nothing', `${name}=fr`, ['es'], 'es'],
  ['an empty value counts for nothing', `${name}=`, ['es'], 'es'],
  ['a value in quotes counts for nothing', `${name}="es"`, ['en'], 'en'],
  ['broken cookies', ';;=;=es; %%%', ['es'], 'es'],
  ['a cookie without a value', name, ['es'], 'es'],
  ['the second of two cookies, when the first is broken', `${name}=x; ${name}=es`, [], 'es'],
  ['Mexican Spanish', '', ['es-MX'], 'es'],
  ['Latin American Spanish', '', ['es-419'], 'es'],
  ['British English', '', ['en-GB', 'es'], 'en'],
  ['capitals', '', ['ES-ar'], 'es'],
  ['underscores', '', ['es_MX'], 'es'],
  ['the first language that the site has', '', ['fr-FR', 'de', 'es', 'en'], 'es'],
  ['Estonian in three letters is not Spanish', '', ['est'], 'en'],
  ['a quality value left in', '', ['es;q=0.8'], 'es'],
  ['a star', '', ['*'], 'en'],
  ['empty entries', '', ['', ' ', '-'], 'en'],
  ['no language of the site', '', ['fr', 'pt-BR'], 'en'],
  ['no languages at all', '', undefined, 'en'],
] as const)('%s', (_, cookie, browserLanguages, expected) =>
  expect(decideLanguage({ cookie, browserLanguages })).toBe(expected),
);

test('entries that are no text do no harm', () =>
  expect(decideLanguage({ cookie: '', browserLanguages: [undefined, null, 7, 'es'] as unknown as string[] })).toBe(
    'es',
  ));

test('the cookie is written for 365 days, path /, SameSite Lax, Secure on https', () => {
  expect(languageCookie('es', true)).toBe('camino-claro-locale=es; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
  expect(languageCookie('en', false)).toBe('camino-claro-locale=en; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(readLanguageCookie('camino-claro-locale=es')).toBe('es');
});
