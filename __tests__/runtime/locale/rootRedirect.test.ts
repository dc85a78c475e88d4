import { minify } from '../../../src/generator/postBuild/minify';
import { rootRedirectScript } from '../../../src/runtime/locale/rootRedirect';

const origin = 'https://www.example.com';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const es = 'camino-claro-locale=es';
const en = 'camino-claro-locale=en';

const rows = [
  { what: 'Spanish browser', languages: ['es-MX', 'en'], to: '/es' },
  { what: 'English browser', languages: ['en-GB', 'es'] },
  { what: 'a browser of neither language', languages: ['fr'] },
  { what: 'the first language of the site counts', languages: ['fr', 'es'], to: '/es' },
  { what: 'no languages', languages: undefined },
  { what: 'cookie es', cookie: es, languages: ['en'], to: '/es' },
  { what: 'cookie en, Spanish browser', cookie: en, languages: ['es'] },
  { what: 'cookie among others', cookie: `a=1;${es};b=2`, languages: ['en'], to: '/es' },
  { what: 'cookie of another name', cookie: `x${es}`, languages: ['en'] },
  { what: 'cookie of a longer value', cookie: `${es}x`, languages: ['en'] },
  { what: 'unknown language in the cookie', cookie: 'camino-claro-locale=fr', languages: ['es'], to: '/es' },
  { what: 'from a page of the site, full referrer', languages: ['es'], referrer: `${origin}/es` },
  { what: 'from a page of the site, origin only', languages: ['es'], cookie: es, referrer: `${origin}/` },
  { what: 'from a page of the site, origin without slash', languages: ['es'], referrer: origin },
  { what: 'from a search engine', languages: ['es'], referrer: 'https://www.google.com/', to: '/es' },
  { what: 'from a host that begins alike', languages: ['es'], referrer: `${origin}.evil.example/`, to: '/es' },
  { what: 'back to it after a choice', languages: ['en'], cookie: es, navigation: 'back_forward' },
  {
    what: 'reloaded, as a page that was left while it started does',
    languages: ['en'],
    cookie: es,
    navigation: 'reload',
  },
  {
    what: 'Googlebot',
    languages: ['es'],
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  },
  { what: 'Bing', languages: ['es'], agent: 'Mozilla/5.0 (compatible; bingbot/2.0)' },
  { what: 'Facebook', languages: ['es'], agent: 'facebookexternalhit/1.1' },
  { what: 'Yandex', languages: ['es'], agent: 'Mozilla/5.0 (compatible; YandexBot/3.0)' },
  { what: 'Estonian', languages: ['est', 'et'] },
  { what: 'capitals and underscore', languages: ['ES_mx'], to: '/es' },
  { what: 'a malformed entry before a good one', languages: ['', '*', 'es-'], to: '/es' },
];

const run = (row: (typeof rows)[number], cookies = (): string => row.cookie ?? '') => {
  const replace = jest.fn();
  const location = { origin, search: '?a=b', hash: '#c', replace };
  const document = {
    referrer: row.referrer ?? '',
    get cookie() {
      return cookies();
    },
  };
  const navigator = { userAgent: row.agent ?? browser, languages: row.languages, language: row.languages?.[0] };
  const performance = { getEntriesByType: () => (row.navigation ? [{ type: row.navigation }] : []) };
  const names = ['document', 'navigator', 'location', 'performance'];
  new Function(...names, rootRedirectScript('/') ?? '')(document, navigator, location, performance);
  return replace.mock.calls[0]?.[0] as string | undefined;
};

test.each(rows)('$what', (row) => expect(run(row)).toBe(row.to && `${row.to}?a=b#c`));

test('blocked cookies leave the browser’s languages', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(run({ what: '', languages: ['es'], to: '/es' }, blocked)).toBe('/es?a=b#c');
});

test('is short enough to stand in the page', () =>
  expect(minify(rootRedirectScript('/') ?? '').length).toBeLessThan(750));

test('no other page is redirected', () => expect(rootRedirectScript('/es')).toBeUndefined());

test('cannot end its own element', () => expect(rootRedirectScript('/')).not.toMatch(/<\/|<!--/));
