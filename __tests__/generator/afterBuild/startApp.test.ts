/** @jest-environment jsdom */
import { startApp } from '../../../src/generator/afterBuild/startApp';

const scripts = ['/framework.js', '/app.js'];

const page = window as unknown as {
  ___start?: (scripts: readonly string[], fail: () => void, attempt: number) => void;
  pagePath: string;
};

const settle = () => new Promise((done) => setTimeout(done));

const added = () =>
  [...document.head.querySelectorAll('script')].map(({ src, async }) => [new URL(src).pathname, async]);

/** The preloads that are under way come or fail; those of another kind, where only one is named, stay under way. */
const endPreloads = async (type: 'load' | 'error', kind?: 'script' | 'fetch') => {
  for (const link of document.head.querySelectorAll('link'))
    if (!kind || link.as === kind) link.dispatchEvent(new Event(type));
  await settle();
};

const attempt = (number = 1, path = '/clinics') => {
  const fail = jest.fn();
  page.pagePath = path;
  // biome-ignore lint/security/noGlobalEval: the text of the file is what is tested
  globalThis.eval(startApp());
  page.___start?.(scripts, fail, number);
  return fail;
};

beforeEach(() => {
  document.head.innerHTML = '';
  delete page.___start;
  globalThis.fetch = jest.fn(async () => ({ ok: true }) as Response);
});

it('fetches at a second attempt, for some browsers preload an address once only', async () => {
  attempt(2);
  expect(jest.mocked(fetch).mock.calls.flat()).toEqual([
    '/page-data/app-data.json',
    '/page-data/clinics/page-data.json',
    ...scripts,
  ]);
  await settle();
  expect(added()).toHaveLength(2);
});

it('runs nothing at a second attempt whose answer is an error', async () => {
  jest.mocked(fetch).mockResolvedValue({ ok: false } as Response);
  const fail = attempt(2);
  await settle();
  expect(fail).toHaveBeenCalledTimes(1);
  expect(added()).toEqual([]);
});

it.each([
  ['/', '/page-data/index/page-data.json'],
  ['/es/clinicas', '/page-data/es/clinicas/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('asks for the data of %s as Gatsby does, and for the scripts', (path, address) => {
  attempt(1, path);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ rel, as, crossOrigin, href }) => [rel, as, crossOrigin, new URL(href).pathname])).toEqual([
    ['preload', 'fetch', 'anonymous', '/page-data/app-data.json'],
    ['preload', 'fetch', 'anonymous', address],
    ...scripts.map((src) => ['preload', 'script', null, src]),
  ]);
});

it.each(['script', 'fetch'] as const)('runs the app in order once everything has come, %s first', async (first) => {
  attempt();
  await endPreloads('load', first);
  expect(added()).toEqual([]);
  await endPreloads('load');
  expect(added()).toEqual(scripts.map((src) => [src, false]));
});

it.each(['script', 'fetch'] as const)(
  'runs nothing after a %s that does not come, and does at the next attempt',
  async (kind) => {
    const fail = attempt();
    await endPreloads('error', kind);
    expect(fail).toHaveBeenCalledTimes(1);
    await endPreloads('load');
    expect(added()).toEqual([]);
    document.head.innerHTML = '';
    attempt();
    await endPreloads('load');
    expect(added()).toHaveLength(2);
  },
);

it('runs the app once when attempts overlap', async () => {
  attempt();
  attempt(2);
  await endPreloads('load');
  expect(added()).toHaveLength(2);
});

it('runs again only what failed to run', async () => {
  const fail = attempt();
  await endPreloads('load');
  const [framework, app] = document.head.querySelectorAll('script');
  framework?.dispatchEvent(new Event('load'));
  app?.dispatchEvent(new Event('error'));
  expect(fail).toHaveBeenCalledTimes(1);
  attempt(2);
  await settle();
  expect(added().map(([src]) => src)).toEqual([...scripts, '/app.js']);
});
