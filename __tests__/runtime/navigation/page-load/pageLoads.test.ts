import { navigation } from '../../../../src/client/navigation';
import { setUnsavedChanges } from '../../../../src/client/unsavedChanges';
import { failOnServerError, handleLoads, watchPageLoads } from '../../../../src/runtime/navigation/page-load';

const page = (path: string) => ({ page: { path, webpackCompilationHash: 'old' } });
const settled = (promise: Promise<unknown>) => Promise.race([promise, new Promise((r) => setTimeout(r, 20, 'never'))]);

interface World {
  readonly newer?: boolean;
  readonly due?: boolean;
  readonly mayReload?: boolean;
  readonly loaded?: readonly string[];
  readonly here?: string;
}

const world = ({ newer = false, due = false, mayReload = true, loaded = [], here = '/here' }: World = {}) => {
  jest.spyOn(navigation, 'here').mockReturnValue({ pathname: here, search: '', hash: '', origin: 'https://x' });
  const load = jest.fn<Promise<unknown>, [string]>(async (path) => page(path));
  const loader = { loadPage: load } as unknown as GatsbyLoader;
  const bar = { start: jest.fn(), finish: jest.fn(), fail: jest.fn() };
  const reloadAt = jest.fn((_: string) => mayReload);
  const builds = { reloadDue: () => due, newerExists: jest.fn(async () => newer), reloadAt };
  failOnServerError(loader);
  const wanted = (path: string) => (path === '/with-fragment' ? '/with-fragment#prices' : path);
  watchPageLoads(loader, handleLoads({ isLoaded: (path) => loaded.includes(path), wanted, bar, builds }));
  return { loader, load, bar, builds, reloadAt };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const broken = { status: 'error', error: new Error('Loading chunk 3 failed.') };

test('a page already loaded does not start it', async () => {
  const { loader, bar } = world({ loaded: ['/clinics'] });
  await loader.loadPage('/clinics');
  expect(bar.start).not.toHaveBeenCalled();
});

test.each([
  ['an error', broken],
  ['nothing', undefined],
  ['the server’s error page', page('/500.html')],
])(
  '%s without a newer build: the bar fails, Gatsby hears nothing, the visitor stays; it is logged once',
  async (_, result) => {
    const { loader, load, bar, reloadAt } = world();
    load.mockResolvedValue(result);
    expect(await settled(loader.loadPage('/clinics'))).toBe('never');
    expect(bar.fail).toHaveBeenCalledWith('/clinics');
    expect(reloadAt).not.toHaveBeenCalled();
    expect(jest.mocked(console.error).mock.calls).toEqual([['The page could not be loaded:', '/clinics']]);
  },
);

test.each([
  ['/es/contacto', '/500.html', undefined],
  ['/es/contacto', '/es/contacto', page('/es/contacto')],
  ['/500.html', '/500.html', page('/500.html')],
])('before the app starts: %s answered with %s', async (path, answer, expected) => {
  const loader = { loadPage: async () => page(answer) } as unknown as GatsbyLoader;
  failOnServerError(loader);
  expect(await loader.loadPage(path)).toEqual(expected);
});

test('a loader that throws is a failure like any other', async () => {
  const { loader, load, bar } = world();
  load.mockRejectedValue(new Error('network'));
  expect(await settled(loader.loadPage('/clinics'))).toBe('never');
  expect(bar.fail).toHaveBeenCalled();
});

test('with a newer build but a reload just made: the error shows', async () => {
  const { loader, load, bar } = world({ newer: true, mayReload: false });
  load.mockResolvedValue(broken);
  expect(await settled(loader.loadPage('/clinics'))).toBe('never');
  expect(bar.fail).toHaveBeenCalledWith('/clinics');
});

test('the second failure of an address is left to Gatsby, which loads it in full', async () => {
  const { loader, load, bar } = world();
  load.mockResolvedValue(broken);
  await settled(loader.loadPage('/clinics'));
  expect(await settled(loader.loadPage('/clinics'))).toBeUndefined();
  expect(bar.fail).toHaveBeenCalledTimes(1);
});

test('over words that are not sent yet, the second failure of an address is told like the first', async () => {
  const { loader, load, bar } = world();
  load.mockResolvedValue(broken);
  setUnsavedChanges(true);
  expect(await settled(loader.loadPage('/clinics'))).toBe('never');
  expect(await settled(loader.loadPage('/clinics'))).toBe('never');
  expect(bar.fail).toHaveBeenCalledTimes(2);
  setUnsavedChanges(false);
});

test('back and forward have changed the address already: Gatsby loads it in full', async () => {
  const { loader, load, bar, builds } = world({ here: '/clinics' });
  load.mockResolvedValue(broken);
  expect(await settled(loader.loadPage('/clinics'))).toBeUndefined();
  expect(bar.fail).not.toHaveBeenCalled();
  expect(builds.newerExists).not.toHaveBeenCalled();
});

test('a reload that is due waits for the next navigation, and takes it', async () => {
  const { loader, load, bar, reloadAt } = world({ due: true });
  expect(reloadAt).not.toHaveBeenCalled();
  expect(await settled(loader.loadPage('/clinics'))).toBe('never');
  expect(reloadAt).toHaveBeenCalledWith('/clinics');
  expect(load).not.toHaveBeenCalled();
  expect(bar.start).not.toHaveBeenCalled();
});

test('a reload that is due waits for another page than the one that is here', async () => {
  const { loader, reloadAt } = world({ due: true, here: '/clinics' });
  await expect(loader.loadPage('/clinics')).resolves.toMatchObject({ page: { path: '/clinics' } });
  expect(reloadAt).not.toHaveBeenCalled();
});

test('the error page itself is a page that has loaded', async () => {
  const { loader, bar } = world();
  await expect(loader.loadPage('/500.html')).resolves.toMatchObject({ page: { path: '/500.html' } });
  expect(bar.finish).toHaveBeenCalled();
  expect(bar.fail).not.toHaveBeenCalled();
});

test('a load that another one has overtaken comes, and the bar goes on', async () => {
  const { loader, load, bar } = world();
  let arrive: (value: unknown) => void = () => undefined;
  const slow = new Promise((resolve) => {
    arrive = resolve;
  });
  load.mockReturnValueOnce(slow).mockReturnValueOnce(new Promise(() => undefined));
  const first = loader.loadPage('/slow');
  void loader.loadPage('/slower');
  arrive(page('/slow'));
  await expect(first).resolves.toMatchObject({ page: { path: '/slow' } });
  expect(bar.finish).not.toHaveBeenCalled();
});

test('a load that another one has overtaken neither fails nor finishes the bar', async () => {
  const { loader, load, bar } = world();
  let failFirst: (value: unknown) => void = () => undefined;
  load.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        failFirst = resolve;
      }),
  );
  const first = loader.loadPage('/slow');
  await loader.loadPage('/quick');
  failFirst(broken);
  expect(await settled(first)).toBe('never');
  expect(bar.fail).not.toHaveBeenCalled();
  expect(bar.finish).toHaveBeenCalledTimes(1);
});
