import { expect, test } from '@playwright/test';
import { rawRequest } from '../../tools/hosts/rawRequest';
import { hasCaddy, startCaddy } from '../../tools/hosts/startCaddy';
import { hasNginx, startNginx } from '../../tools/hosts/startNginx';
import type { StartedServer } from '../../tools/hosts/startServer';
import { freePort } from '../../tools/site/port';
import { publicFolder } from '../../tools/site/siteFolders';
import { allPages, languages, pageTypes } from '../browser/pages';

/** One table of addresses and answers, to which the preview server, nginx and Caddy are held alike. */
interface Row {
  readonly target: string;
  readonly status: number;
  readonly location?: string;
  readonly lang?: string;
  readonly method?: string;
}

const clinic = pageTypes.find(({ route }) => route === 'clinic') ?? { en: '', es: '' };

const kilobytes = (count: number): string => 'a'.repeat(count * 1_000);

const rows: readonly Row[] = [
  ...allPages.flatMap((page) => languages.map((lang) => ({ target: page[lang], status: 200, lang }))),
  ...allPages
    .flatMap((page) => languages.map((lang) => page[lang]))
    .filter((path) => path !== '/')
    .map((path) => ({ target: `${path}/`, status: 301, location: path })),
  { target: '/clinics?country=mexico&q=/a/', status: 200, lang: 'en' },
  { target: '/clinics/?q=a%20b&c=/x/', status: 301, location: '/clinics?q=a%20b&c=/x/' },
  { target: '/clinics.html', status: 301, location: '/clinics' },
  { target: '/clinics/index.html', status: 301, location: '/clinics' },
  { target: '/es//index.html', status: 301, location: '/es' },
  { target: '/clinics/.html', status: 404, lang: 'en' },
  { target: '/index.html', status: 301, location: '/' },
  { target: '/index.html?a=1', status: 301, location: '/?a=1' },
  { target: '/contacto', status: 301, location: '/es/contacto' },
  { target: '/contacto/?a=1', status: 301, location: '/es/contacto?a=1' },
  { target: '/404.html', status: 404, lang: 'en' },
  { target: '/es/404.html', status: 404, lang: 'es' },
  // Without its ending an error page would be an answer of its own, and none of an error.
  { target: '/404', status: 404, lang: 'en' },
  { target: '/es/404', status: 404, lang: 'es' },
  { target: '/es/500', status: 404, lang: 'es' },
  { target: '/500.html', status: 200, lang: 'en' },
  { target: '/es/500.html', status: 200, lang: 'es' },
  { target: '/nothing', status: 404, lang: 'en' },
  { target: '/es/nada', status: 404, lang: 'es' },
  { target: '/especial', status: 404, lang: 'en' },
  { target: '/es/clinicas/nada', status: 404, lang: 'es' },
  { target: '/page-data/nothing/page-data.json', status: 404 },
  { target: '/static', status: 404 },
  { target: '/es//clinicas?a=//b', status: 301, location: '/es/clinicas?a=//b' },
  { target: '//clinics', status: 301, location: '/clinics' },
  { target: '//', status: 301, location: '/' },
  { target: '///?a=1', status: 301, location: '/?a=1' },
  // What was encoded stays so: it would mean something else, or be no address at all.
  { target: '/clinics%3Fq=a/', status: 301, location: '/clinics%3Fq=a' },
  { target: '/cl%C3%ADnicas/', status: 301, location: '/cl%C3%ADnicas' },
  { target: '/%20/evil.example/?a=%20', status: 301, location: '/%20/evil.example?a=%20' },
  { target: '/clinics%20.html', status: 301, location: '/clinics%20' },
  // No redirect may leave the site.
  { target: '//evil.example/clinics', status: 301, location: '/evil.example/clinics' },
  { target: '//evil.example/', status: 301, location: '/evil.example' },
  { target: '///evil.example//', status: 301, location: '/evil.example' },
  { target: '//evil.example//clinics', status: 301, location: '/evil.example/clinics' },
  { target: '///evil.example//clinics?a=//b', status: 301, location: '/evil.example/clinics?a=//b' },
  { target: '/\\evil.example/', status: 400 },
  { target: '/%5Cevil.example/', status: 404 },
  { target: '/x%0d%0aSet-Cookie:a=b/', status: 400 },
  // Nor may an address leave the folder, or say the same page twice.
  { target: '/../package.json', status: 400 },
  { target: '/clinics/../contact', status: 400 },
  { target: '/clinics/%2e%2e/contact', status: 400 },
  { target: clinic.en.replace('/clinics/', '/clinics%2F'), status: 404 },
  { target: '/%00', status: 400 },
  { target: '/%zz', status: 400 },
  { target: '/%E0%A4', status: 404 },
  { target: `/${kilobytes(7)}`, status: 404 },
  // Longer than a file's name can be, in bytes and not in letters.
  { target: `/${'%C3%A1'.repeat(130)}`, status: 404, lang: 'en' },
  { target: `/es/${'%C3%A1'.repeat(130)}`, status: 404, lang: 'es' },
  { target: `/${kilobytes(20)}`, status: 414 },
  { target: `/?${kilobytes(20)}`, status: 414 },
  // Files that are the host's business.
  { target: '/_headers', status: 404 },
  { target: '/_redirects', status: 404 },
  { target: '/clinics.html.br', status: 404 },
  { target: '/_gatsby/slices/_gatsby-scripts-1.html', status: 301, location: '/_gatsby/slices/_gatsby-scripts-1' },
  { target: '/_gatsby/slices/_gatsby-scripts-1', status: 404 },
  { target: '/clinics', status: 405, method: 'POST' },
  { target: '/clinics', status: 405, method: 'DELETE' },
  { target: '/clinics', status: 200, method: 'HEAD' },
];

const promised: Readonly<Record<string, string | RegExp>> = {
  'content-security-policy': /frame-ancestors 'none'/,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': /camera=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const year = 'public, max-age=31536000, immutable';
const again = 'public, max-age=0, must-revalidate';

const hosts = {
  preview: { has: () => true, start: undefined },
  nginx: { has: hasNginx, start: startNginx },
  caddy: { has: hasCaddy, start: startCaddy },
} as const;

test.describe.configure({ mode: 'serial' });

for (const [host, { has, start }] of Object.entries(hosts)) {
  test.describe(host, () => {
    test.skip(!has(), `${host} is not installed on this machine.`);

    let server: StartedServer | undefined;

    test.beforeAll(async () => {
      const folder = process.env.SITE_FOLDER ?? publicFolder;
      server = await start?.(folder, await freePort(0));
    });

    test.afterAll(async () => server?.close());

    const origin = (baseURL: string | undefined): string => server?.url ?? baseURL ?? '';

    test('answers every address of the table', async ({ baseURL }) => {
      const wrong: string[] = [];
      for (const { target, status, location, lang, method } of rows) {
        const reply = await rawRequest(origin(baseURL), target, method ? { method } : {});
        const found = { status: reply.status, location: reply.headers.location };
        const name = `${method ?? 'GET'} ${target.slice(0, 80)}`;
        if (found.status !== status || found.location !== location) wrong.push(`${name}: ${JSON.stringify(found)}`);
        if (lang && !new RegExp(`<html[^>]* lang="${lang}`).test(reply.body)) wrong.push(`${name}: not in ${lang}`);
      }
      expect(wrong).toEqual([]);
    });

    test('sends every promised header, with errors and redirects too', async ({ baseURL }) => {
      for (const target of ['/', '/es', clinic.en, '/clinics/', '/nothing', '/robots.txt', '/builds/latest.json']) {
        const { headers } = await rawRequest(origin(baseURL), target);
        for (const [name, value] of Object.entries(promised)) {
          if (typeof value === 'string') expect(headers[name], `${target}: ${name}`).toBe(value);
          else expect(headers[name], `${target}: ${name}`).toMatch(value);
        }
        expect(headers['cache-control'], target).toBe(again);
      }
    });

    test('notes nothing of what somebody looks for', async ({ baseURL }) => {
      test.skip(!server, 'The preview notes no requests.');
      const query = '?country=mexico&q=what-somebody-looks-for';
      for (const target of ['/clinics', '/clinics/', '/nothing', `/${kilobytes(20)}`]) {
        await rawRequest(origin(baseURL), `${target}${query}`, {
          headers: { referer: `https://search.example/results${query}` },
        });
      }
      // The server notes a request after its answer.
      if (host === 'nginx') await expect.poll(() => server?.readLog()).toContain('"GET /nothing HTTP/1.1" 404');
      expect((await server?.readLog()) ?? '').not.toContain('looks-for');
    });

    test('serves a drawing as a document in which nothing runs, kept for a year', async ({ baseURL }) => {
      const [, address = ''] =
        /src="(\/static\/drawings\/[^"]+\.svg)"/.exec((await rawRequest(origin(baseURL), '/')).body) ?? [];
      const { status, headers } = await rawRequest(origin(baseURL), address, {
        headers: { 'accept-encoding': 'gzip' },
      });
      expect([status, headers['content-type'], headers['cache-control'], headers['content-encoding']]).toEqual([
        200,
        'image/svg+xml',
        year,
        'gzip',
      ]);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      );
    });

    test('lets pages of other sites show the picture of a preview', async ({ baseURL }) => {
      for (const target of ['/social-en.png', '/social-es.png']) {
        const { status, headers } = await rawRequest(origin(baseURL), target, { method: 'HEAD' });
        expect([target, status, headers['cross-origin-resource-policy']]).toEqual([target, 200, 'cross-origin']);
      }
    });

    test('keeps hashed files for a year', async ({ baseURL }) => {
      const { body } = await rawRequest(origin(baseURL), '/');
      const files = [...body.matchAll(/\/static\/[^"'\s),\\]+|\/[a-z-]+-[0-9a-f]{12,20}\.js/g)].map(([file]) => file);
      expect(files.length).toBeGreaterThan(2);
      for (const file of new Set(files)) {
        const { status, headers } = await rawRequest(origin(baseURL), file, { method: 'HEAD' });
        expect({ file, status, caching: headers['cache-control'] }).toEqual({ file, status: 200, caching: year });
      }
    });

    test("keeps pages' data for a minute", async ({ baseURL }) => {
      for (const name of ['app-data.json', 'index/page-data.json', `${clinic.en.slice(1)}/page-data.json?q=knee`]) {
        const { status, headers } = await rawRequest(origin(baseURL), `/page-data/${name}`);
        expect([name, status, headers['cache-control']]).toEqual([name, 200, 'public, max-age=60, must-revalidate']);
      }
    });

    test('calls a manifest what browsers take for one', async ({ baseURL }) => {
      const { body } = await rawRequest(origin(baseURL), '/es');
      const [, file = ''] = /<link rel="manifest" href="([^"]+)"/.exec(body) ?? [];
      const { status, headers } = await rawRequest(origin(baseURL), file);
      expect([file, status, headers['content-type']]).toEqual([
        '/manifest-es.webmanifest',
        200,
        'application/manifest+json',
      ]);
      const missing = await rawRequest(origin(baseURL), '/nothing.webmanifest');
      expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    });

    test('compresses what is text and confirms what is known', async ({ baseURL }) => {
      const packed = await rawRequest(origin(baseURL), '/clinics', { headers: { 'accept-encoding': 'gzip' } });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers.vary).toContain('Accept-Encoding');
      const missing = await rawRequest(origin(baseURL), '/nothing', { headers: { 'accept-encoding': 'gzip' } });
      expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'gzip']);
      const plain = await rawRequest(origin(baseURL), '/clinics');
      expect(plain.headers['content-encoding']).toBeUndefined();
      const etag = plain.headers.etag ?? '';
      expect(etag).not.toBe('');
      expect((await rawRequest(origin(baseURL), '/clinics', { headers: { 'if-none-match': etag } })).status).toBe(304);
    });
  });
}
