import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Reply, rawRequest } from '../../../tools/hosts/rawRequest';
import { acceptedEncoding } from '../../../tools/preview/body';
import { type Preview, startPreview } from '../../../tools/preview/startPreview';

let folder: string;
let preview: Preview;

const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'es.html': 'inicio',
  'clinics.html': 'clinics',
  'clinics/pacifica/index.html': 'pacifica, as Gatsby leaves it',
  '404.html': 'nothing here',
  'es/404.html': 'nada aquí',
  '500.html': 'our fault',
  'app-7a3b5c1d9e8f0a2b4c6d.js': 'app()',
  '.secret': 'hidden',
  'clinics.html.br': 'no address',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  preview = await startPreview({ folder, port: 0 });
});

afterAll(async () => {
  await preview.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (target: string, headers: Record<string, string> = {}): Promise<Reply> =>
  rawRequest(preview.url, target, { headers });

it.each([
  ['/', 200, 'home'],
  ['/es', 200, 'inicio'],
  ['/clinics', 200, 'clinics'],
  ['/clinics?country=mexico', 200, 'clinics'],
  ['/clinics/pacifica', 200, 'pacifica, as Gatsby leaves it'],
  ['/no-such-page', 404, 'nothing here'],
  ['/es/no-existe', 404, 'nada aquí'],
  ['/404.html', 404, 'nothing here'],
  ['/404', 404, 'nothing here'],
  ['/es/404', 404, 'nada aquí'],
  ['/500', 404, 'nothing here'],
  ['/clinics/.html', 404, 'nothing here'],
  ['/.secret', 404, 'nothing here'],
  ['/clinics.html.br', 404, 'nothing here'],
])('%s answers %i', async (target, status, body) => {
  const reply = await get(target);
  expect([reply.status, reply.body]).toEqual([status, body]);
});

it.each([
  ['/clinics/', '/clinics'],
  ['/clinics/?q=a%20b', '/clinics?q=a%20b'],
  ['/es/', '/es'],
  ['//evil.example/', '/evil.example'],
  ['/contacto', '/es/contacto'],
  ['/clinics.html', '/clinics'],
])('%s leads to %s', async (target, location) => {
  const { status, headers } = await get(target);
  expect([status, headers.location]).toEqual([301, location]);
});

it.each(['/../secret', '/a/%2e%2e/b', '/\\evil.example/', '/%zz', '/%00'])('%s is refused', async (target) => {
  expect((await get(target)).status).toBe(400);
});

it('refuses an address longer than any of the site', async () => {
  expect((await get(`/${'a'.repeat(9_000)}`)).status).toBe(414);
});

it('answers only questions', async () => {
  const reply = await rawRequest(preview.url, '/', { method: 'POST' });
  expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('shows the error page when a file cannot be read', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await mkdir(join(folder, 'gone'));
  const broken = await startPreview({ folder: join(folder, 'gone'), port: 0 });
  expect((await rawRequest(broken.url, '/')).status).toBe(500);
  await broken.close();
  quiet.mockRestore();
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('takes of "%s" %s', (header, expected) => expect(acceptedEncoding(header)).toBe(expected));
