import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localize } from '../../../src/facts/locales';
import type { PageAddress } from '../../../src/generator/content/pageAddresses';
import { headersOf } from '../../../src/generator/hosting/headers';
import { withPolicy } from '../../../src/generator/hosting/withPolicy';
import { pathsFor } from '../../../src/routes/path';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const slug = (each: string) => localize(() => each);

export const pages: readonly PageAddress[] = [
  { route: 'contact', paths: pathsFor('contact'), listed: true },
  { route: 'clinic', paths: pathsFor('clinic', slug('tomebamba')), listed: true },
  { route: 'doctorSheet', paths: pathsFor('doctorSheet', { ...slug('crowns'), es: 'coronas' }), listed: false },
];

export const settings = {
  form: 'abcdwxyz',
  formOrigin: '',
  captchaKey: undefined,
  captchaOrigin: 'https://www.google.com',
} as const;

const htmlOf = ({ route, paths }: PageAddress, language: 'en' | 'es', site: string): string => {
  const alternate = (code: string, path: string): string =>
    `<link rel="alternate" hrefLang="${code}" href="${site}${path}"/>`;
  const form = route === 'doctorSheet' ? '' : `<form method="post" action="${site}/f/abcdwxyz"></form>`;
  return withPolicy(
    `<!DOCTYPE html><html lang="${language}"><head><meta charSet="utf-8"/><title>A</title>` +
      `<link rel="canonical" href="${site}${paths[language]}"/>` +
      `${alternate('en', paths.en)}${alternate('es', paths.es)}${alternate('x-default', paths.en)}</head>` +
      `<body><script>1</script><a href="/clinics">Clinics</a><a href="${site}/source">Source</a>${form}</body></html>`,
    { formOrigin: site },
  );
};

/** Everything that this site answers, by path. Other paths are answered with 404. */
const repliesOf = (site: string): Map<string, Reply> => {
  const replies = new Map<string, Reply>();
  const put = (path: string, body: string): unknown =>
    replies.set(path, { status: 200, headers: headersOf(path), body });
  for (const language of ['en', 'es'] as const) {
    for (const page of pages) {
      const path = page.paths[language];
      put(path, htmlOf(page, language, site));
      put(`/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`, JSON.stringify({ path }));
    }
    const entries = pages
      .filter(({ listed }) => listed)
      .map(({ paths }) => `<url><loc>${site}${paths[language]}</loc></url>`);
    put(language === 'en' ? '/sitemap.xml' : '/es/sitemap.xml', `<urlset>${entries.join('')}</urlset>`);
  }
  const routes = pages.flatMap(({ paths }) => [paths.en, paths.es]);
  put('/builds/latest.json', JSON.stringify({ id: 'a1b2', time: '2026-06-01T00:00:00.000Z' }));
  put('/builds/meta/a1b2.json', JSON.stringify({ id: 'a1b2', routes }));
  put('/page-data/app-data.json', JSON.stringify({ webpackCompilationHash: 'a1b2' }));
  replies.set('/f/abcdwxyz', { status: 405, headers: {}, body: '' });
  replies.set('/contacto', { status: 301, headers: { Location: '/es/contacto' }, body: '' });
  return replies;
};

/** A published site in order, on a free port of this machine. */
export const startSite = async () => {
  let replies = new Map<string, Reply>();
  const server: Server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const { status, headers, body } = replies.get(path) ?? { status: 404, headers: {}, body: 'not found' };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  replies = repliesOf(address);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address, replies, close };
};
