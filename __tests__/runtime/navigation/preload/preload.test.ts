import { createPreloadQueue, limitPreloads, noteBegun } from '../../../../src/runtime/navigation/preload';
import { mayPreload } from '../../../../src/runtime/navigation/preload/limitPreloads';

const tick = () => new Promise((resolve) => setTimeout(resolve));

const bench = () => {
  const queue = createPreloadQueue();
  const ends = new Map<string, () => void>();
  const aborted: string[] = [];
  let running = 0;
  let most = 0;
  const begin = (path: string) => () => {
    running += 1;
    most = Math.max(most, running);
    let end: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      end = resolve;
    }).then(() => {
      running -= 1;
    });
    ends.set(path, end);
    return { done, abort: () => void aborted.push(path) };
  };
  return { queue, begin, ends, aborted, most: () => most, begun: () => [...ends.keys()] };
};

// R9.9: at most 4 route preloads in parallel.
test('never more than 4 at a time, of both kinds together', async () => {
  const { queue, begin, ends, most, begun } = bench();
  for (let i = 0; i < 10; i += 1) queue.add(begin(`/v${i}`));
  queue.addFirst(begin('/h0'));
  queue.addFirst(begin('/h1'));
  expect(begun()).toHaveLength(4);
  while (ends.size > 0) {
    const [path, end] = [...ends][0] as [string, () => void];
    ends.delete(path);
    end();
    await tick();
  }
  expect(most()).toBe(4);
});

test('what is pointed at begins at once, though everything in view is under way', () => {
  const { queue, begin, begun } = bench();
  for (let i = 0; i < 10; i += 1) queue.add(begin(`/v${i}`));
  queue.addFirst(begin('/hovered'));
  expect(begun()).toContain('/hovered');
});

test('of several that are pointed at and wait, the newest counts', async () => {
  const { queue, begin, ends, begun } = bench();
  for (let i = 0; i < 4; i += 1) queue.addFirst(begin(`/h${i}`));
  queue.addFirst(begin('/old'));
  queue.addFirst(begin('/new'));
  ends.get('/h0')?.();
  await tick();
  expect(begun()).toContain('/new');
  expect(begun()).not.toContain('/old');
});

test('giving up takes out of the queue; what is under way keeps its place until it ends', async () => {
  const { queue, begin, ends, begun, aborted } = bench();
  const stops = ['/a', '/b', '/c', '/d', '/e'].map((path) => queue.add(begin(path)));
  expect(begun()).toEqual(['/a', '/b', '/c']);
  stops[3]?.();
  stops[0]?.();
  expect(aborted).toEqual(['/a']);
  expect(begun()).toEqual(['/a', '/b', '/c']);
  ends.get('/a')?.();
  await tick();
  expect(begun()).toEqual(['/a', '/b', '/c', '/e']);
});

test('what came into view first begins first', async () => {
  const { queue, begin, ends, begun } = bench();
  for (const path of ['/a', '/b', '/c', '/d', '/e']) queue.add(begin(path));
  ends.get('/a')?.();
  await tick();
  expect(begun()).toEqual(['/a', '/b', '/c', '/d']);
});

test('a preload that never ends does not keep its place for ever', () => {
  jest.useFakeTimers();
  const { queue, begin, begun } = bench();
  for (let i = 0; i < 4; i += 1) queue.add(begin(`/v${i}`));
  expect(begun()).toHaveLength(3);
  jest.advanceTimersByTime(14_999);
  expect(begun()).toHaveLength(3);
  jest.advanceTimersByTime(1);
  expect(begun()).toHaveLength(4);
  jest.useRealTimers();
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [undefined, true],
])('connection %j: preload %s', (connection, expected) => expect(mayPreload(connection)).toBe(expected));

const gatsbyLoader = () => ({
  loadPage: jest.fn(async () => undefined),
  loadPageSync: jest.fn((path: string) => (path === '/known' ? { page: {} } : undefined)),
  hovering: jest.fn(),
  // biome-ignore lint/suspicious/noThenProperty: this is the shape of Gatsby's own object.
  enqueue: jest.fn(() => ({ then: (done: (value: boolean) => void) => done(true), abort: jest.fn() })),
});

test('none on a slow connection or with save-data, by either way', async () => {
  const gatsby = gatsbyLoader();
  const { loadPage, enqueue } = gatsby;
  const loader = gatsby as unknown as GatsbyLoader;
  limitPreloads(loader, createPreloadQueue(), () => ({ saveData: true }));
  loader.hovering('/clinics');
  const told = await new Promise((resolve) => loader.enqueue('/clinics').then(resolve));
  expect(told).toBe(false);
  expect(loadPage).not.toHaveBeenCalled();
  expect(enqueue).not.toHaveBeenCalled();
});

test('in view is prefetched, pointed at is loaded whole, known pages are left', async () => {
  const gatsby = gatsbyLoader();
  const { loadPage, enqueue } = gatsby;
  const loader = gatsby as unknown as GatsbyLoader;
  limitPreloads(loader, createPreloadQueue(), () => undefined);
  expect(await new Promise((resolve) => loader.enqueue('/a').then(resolve))).toBe(true);
  expect(await new Promise((resolve) => loader.enqueue('/known').then(resolve))).toBe(false);
  loader.hovering('/b');
  loader.hovering('/known');
  expect(enqueue.mock.calls).toEqual([['/a']]);
  expect(loadPage.mock.calls).toEqual([['/b']]);
});

test.each([
  ['that Gatsby has not begun makes room at once', [], 4],
  ['that Gatsby has begun keeps its place', ['/v0'], 3],
])('a link gone out of view: a preload %s', async (_, prefetching, expected) => {
  const gatsby = gatsbyLoader();
  const stopped = jest.fn();
  // biome-ignore lint/suspicious/noThenProperty: this is the shape of Gatsby's own object.
  const enqueue = gatsby.enqueue.mockImplementation(() => ({ then: () => undefined, abort: stopped }));
  const loader = gatsby as unknown as GatsbyLoader;
  limitPreloads(loader, createPreloadQueue(), () => undefined);
  const [first] = ['/v0', '/v1', '/v2', '/v3'].map((path) => loader.enqueue(path));
  prefetching.forEach(noteBegun);
  const told = jest.fn();
  first?.then(told);
  first?.abort();
  await tick();
  expect(enqueue).toHaveBeenCalledTimes(expected);
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(told.mock.calls).toEqual(expected === 4 ? [[false]] : []);
});
