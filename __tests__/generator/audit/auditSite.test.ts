import { auditSite } from '../../../src/generator/audit/auditSite';
import { brokenLinks } from '../../../src/generator/audit/foreignLinks';
import { pages, type Reply, settings, startSite } from './publishedSite';

let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  // A second attempt comes at once.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((again) => setImmediate(again) as never);
  site = await startSite();
});

afterEach(() => site.close());

const health = () =>
  auditSite({
    asked: site.address,
    named: site.address,
    pages,
    settings: { ...settings, formOrigin: site.address },
  } as never);

const change = (path: string, over: Partial<Reply>): void => {
  const reply = site.replies.get(path);
  if (!reply) throw new Error(`The site has no ${path}.`);
  site.replies.set(path, { ...reply, ...over });
};

const rewrite = (path: string, from: string, to: string): void => {
  const body = site.replies.get(path)?.body ?? '';
  if (!body.includes(from)) throw new Error(`${path} does not hold ${from}.`);
  change(path, { body: body.replace(from, to) });
};

const without = (path: string, name: string): void => {
  const { [name]: _, ...headers } = site.replies.get(path)?.headers ?? {};
  change(path, { headers });
};

const clinic = '/clinics/tomebamba';
const data = `/page-data${clinic}/page-data.json`;
const policyOfAnother = 'its policy does not fit it: it was changed on its way, or built with other settings';

test('a site in order has no faults', async () => expect((await health()).failures).toEqual([]));

// biome-ignore format: a case a line
test.each<readonly [string, () => void, readonly string[]]>([
  ['a page that is gone', () => site.replies.delete(clinic), [`${clinic}: answers 404 in place of 200`]],
  ['a page that has moved', () => change(clinic, { status: 302, headers: { Location: '/' } }), [`${clinic}: answers 302 in place of 200`]],
  ['a server error', () => change(clinic, { status: 503 }), [`${clinic}: answers 503 in place of 200`]],
  ['a header that is missing', () => without(clinic, 'X-Frame-Options'), [`${clinic}: the header X-Frame-Options is missing`]],
  [
    'a header that says something else',
    () => change(clinic, { headers: { ...site.replies.get(clinic)?.headers, 'Referrer-Policy': 'unsafe-url' } }),
    [`${clinic}: the header Referrer-Policy says "unsafe-url" in place of "strict-origin"`],
  ],
  ['a script that a host has put in', () => rewrite(clinic, '<body>', '<body><script>2</script>'), [`${clinic}: ${policyOfAnother}`]],
  ['a page without a policy', () => rewrite(clinic, 'http-equiv', 'data-was'), [`${clinic}: it has no policy`]],
  [
    'a canonical link to another site',
    () => rewrite(clinic, `rel="canonical" href="${site.address}`, 'rel="canonical" href="https://old.example'),
    [`${clinic}: its canonical link says https://old.example/clinics/tomebamba in place of SITE/clinics/tomebamba`],
  ],
  [
    'an alternate link that is missing',
    () => rewrite(clinic, 'hrefLang="es"', 'hrefLang="fr"'),
    [`${clinic}: its alternate link for es says nothing in place of SITE/es/clinicas/tomebamba`],
  ],
  [
    'a form that posts to the inbox of somebody’s machine',
    () => rewrite(clinic, `action="${site.address}/f/abcdwxyz"`, 'action="http://localhost:9001/f/inquiry"'),
    [`${clinic}: its form posts to http://localhost:9001/f/inquiry in place of SITE/f/abcdwxyz`],
  ],
  ['a page without its form', () => rewrite(clinic, '<form method="post"', '<form method="get"'), [`${clinic}: its form posts to nothing in place of SITE/f/abcdwxyz`]],
  ['a form’s server that fails', () => change('/f/abcdwxyz', { status: 500 }), ["the form's server at SITE/f/abcdwxyz: answers 500"]],
  ['a sitemap that is gone', () => site.replies.delete('/es/sitemap.xml'), ['/es/sitemap.xml: answers 404 in place of 200']],
  [
    'a sitemap of other pages',
    () => rewrite('/sitemap.xml', clinic, '/clinics/gone'),
    [
      '/sitemap.xml: SITE/clinics/tomebamba is not in it',
      '/sitemap.xml: SITE/clinics/gone is not a page of the content',
    ],
  ],
  [
    'a sitemap with what is made to be printed',
    () => rewrite('/sitemap.xml', '</urlset>', `<url><loc>${site.address}/for-your-doctor/crowns</loc></url></urlset>`),
    ['/sitemap.xml: SITE/for-your-doctor/crowns is not a page of the content'],
  ],
  ['a page whose data is gone', () => site.replies.delete(data), [`${data}: answers 404 in place of 200`]],
  ['a page whose data is a page', () => change(data, { body: '<!DOCTYPE html>' }), [`${data}: is not to be read as JSON`]],
  [
    'data that is kept longer than it may be',
    () =>
      change('/page-data/app-data.json', {
        headers: { ...site.replies.get(data)?.headers, 'Cache-Control': 'max-age=9' },
      }),
    [
      '/page-data/app-data.json: the header Cache-Control says "max-age=9" in place of "public, max-age=60, must-revalidate"',
    ],
  ],
  ['a manifest that is cut off', () => change('/builds/latest.json', { body: '{"id": "a1' }), ['/builds/latest.json: is not to be read as JSON']],
  ['a manifest without a build', () => change('/builds/latest.json', { body: '{}' }), ['/builds/latest.json: it names no build']],
  [
    'pages of another build than the manifest’s',
    () => change('/page-data/app-data.json', { body: '{"webpackCompilationHash": "c3d4"}' }),
    ['/builds/latest.json: it names the build a1b2, and the pages are of c3d4'],
  ],
  ['a manifest of other pages', () => rewrite('/builds/meta/a1b2.json', clinic, '/clinics/gone'), ['/builds/meta/a1b2.json: /clinics/tomebamba is not in it']],
  ['an old address that leads nowhere', () => site.replies.delete('/contacto'), ['/contacto: answers 404 in place of 301']],
  ['an old address that leads elsewhere', () => change('/contacto', { headers: { Location: '/' } }), ['/contacto: leads to / in place of /es/contacto']],
  [
    'a host that answers everything with a page',
    () => {
      for (const list of ['/clinics', '/es/clinicas'])
        site.replies.set(`${list}/no-clinic-has-this-id`, { status: 200, headers: {}, body: '' });
    },
    [
      '/clinics/no-clinic-has-this-id: answers 200 in place of 404',
      '/es/clinicas/no-clinic-has-this-id: answers 200 in place of 404',
    ],
  ],
])('%s', async (_, spoil, expected) => {
  spoil();
  const { failures } = await health();
  expect(failures.map((fault) => fault.replaceAll(site.address, 'SITE'))).toEqual(expected);
});

test('a site that does not answer at all: a line for each question', async () => {
  await site.close();
  const { failures } = await health();
  expect(failures).toContain(`${clinic}: no answer (ECONNREFUSED)`);
  expect(failures).toContain('/sitemap.xml: no answer (ECONNREFUSED)');
  expect(failures).toContain('/builds/latest.json: no answer (ECONNREFUSED)');
});

test('without settings the form of the contact page is the one', async () => {
  const unset = { ...settings, form: undefined, formOrigin: 'https://formspree.io' };
  const ask = () => auditSite({ asked: site.address, named: site.address, pages, settings: unset } as never);
  expect((await ask()).failures).toEqual([]);
});

describe('links to other sites', () => {
  test('are those that do not lead to this one', async () => {
    const { links } = await auditSite({
      asked: site.address,
      named: 'https://www.example.com',
      pages,
      settings: { ...settings, formOrigin: site.address },
    } as never);
    expect([...links]).toEqual([]);
    for (const path of [clinic, '/contact'])
      rewrite(
        path,
        '<body>',
        '<body><a href="https://www.who.int/a?b=1&amp;c=2">WHO</a><a href="mailto:a@b.c">Mail</a>',
      );
    expect([...(await health()).links.keys()]).toEqual(['https://www.who.int/a?b=1&c=2']);
  });

  test('that no longer answer are named with a page that has them', async () => {
    const other = await startSite();
    const at = (path: string, status: number): string => {
      other.replies.set(path, { status, headers: status === 301 ? { Location: '/here' } : {}, body: '' });
      return other.address + path;
    };
    const links = new Map([
      [at('/here', 200), '/a'],
      [at('/gone', 410), '/b'],
      [at('/refused', 403), '/c'],
      [at('/busy', 429), '/d'],
      [at('/moved', 301), '/e'],
      [`${other.address}/never`, '/f'],
      ['http://127.0.0.1:1/', '/g'],
    ]);
    const lost = await brokenLinks(links);
    await other.close();
    expect(lost.map((line) => line.replaceAll(other.address, 'OTHER'))).toEqual([
      '/b: its link to OTHER/gone: answers 410',
      '/f: its link to OTHER/never: answers 404',
      expect.stringMatching(/^\/g: its link to http:\/\/127\.0\.0\.1:1\/: \S/),
    ]);
  });
});
