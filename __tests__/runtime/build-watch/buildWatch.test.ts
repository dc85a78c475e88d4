/** @jest-environment jsdom */
import { type BuildWatchParts, createBuildWatch } from '../../../src/runtime/build-watch/buildWatch';
import { createReloadGuard } from '../../../src/runtime/build-watch/reloadGuard';

// R9.7: first look 1000 ms after idle, then every 3,600,000 ms; guard 10000 ms.
const parts = (over: Partial<BuildWatchParts> = {}) => {
  const loaded: string[] = [];
  return {
    loaded,
    ownId: 'old',
    now: () => Date.now(),
    connection: () => '4g' as string | undefined,
    whenIdle: (step: () => void) => step(),
    fetchLatest: jest.fn(async () => ({ id: 'old' })),
    fetchManifest: jest.fn(async (_id: string) => undefined),
    guard: createReloadGuard(() => undefined),
    hasUnsent: () => false,
    load: (address: string) => void loaded.push(address),
    ...over,
  };
};
const newer = { fetchLatest: jest.fn(async () => ({ id: 'new' })) };

beforeEach(() => {
  jest.useFakeTimers();
  newer.fetchLatest.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

test('looks 1000 ms after the page is idle, then every hour', async () => {
  let idle: () => void = () => undefined;
  const p = parts({
    whenIdle: (step) => {
      idle = step;
    },
  });
  createBuildWatch(p).start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(p.fetchLatest).not.toHaveBeenCalled();
  idle();
  await jest.advanceTimersByTimeAsync(999);
  expect(p.fetchLatest).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(p.fetchLatest).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3_599_999);
  expect(p.fetchLatest).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(p.fetchLatest).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(p.fetchLatest).toHaveBeenCalledTimes(3);
});

test('the first look is left out on slow-2g', async () => {
  const p = parts({ connection: () => 'slow-2g' });
  createBuildWatch(p).start();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(p.fetchLatest).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(p.fetchLatest).toHaveBeenCalledTimes(1);
});

test.each(['2g', '3g', '4g', undefined])('not on %s', async (connection) => {
  const p = parts({ connection: () => connection });
  createBuildWatch(p).start();
  await jest.advanceTimersByTimeAsync(1000);
  expect(p.fetchLatest).toHaveBeenCalledTimes(1);
});

test('the same id is no newer build', async () => expect(await createBuildWatch(parts()).newerExists()).toBe(false));

test('another id is one, once its manifest can be read, and is not asked for again', async () => {
  const p = parts(newer);
  const watch = createBuildWatch(p);
  expect(await watch.newerExists()).toBe(true);
  expect(await watch.newerExists()).toBe(true);
  expect(p.fetchManifest).toHaveBeenCalledWith('new');
  expect(p.fetchLatest).toHaveBeenCalledTimes(1);
});

test.each([
  ['latest.json', { fetchLatest: jest.fn(async () => Promise.reject(new Error('503'))) }],
  ['the manifest', { ...newer, fetchManifest: jest.fn(async () => Promise.reject(new Error('404'))) }],
])('a failure to read %s is only logged', async (_, over) => {
  expect(await createBuildWatch(parts(over)).newerExists()).toBe(false);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('two questions at a time are one request', async () => {
  const p = parts();
  const watch = createBuildWatch(p);
  await Promise.all([watch.newerExists(), watch.newerExists()]);
  expect(p.fetchLatest).toHaveBeenCalledTimes(1);
});

test('a missing part makes a reload due, and loads nothing itself', async () => {
  const p = parts(newer);
  const watch = createBuildWatch(p);
  expect(watch.reloadDue()).toBe(false);
  await watch.partFailed();
  expect(watch.reloadDue()).toBe(true);
  expect(p.loaded).toEqual([]);
});

test('words that are not sent yet hold the reload up', async () => {
  let unsent = true;
  const p = parts({ ...newer, hasUnsent: () => unsent });
  const watch = createBuildWatch(p);
  await watch.partFailed();
  expect(watch.reloadAt('/a')).toBe(false);
  expect(p.loaded).toEqual([]);
  unsent = false;
  expect(watch.reloadAt('/a')).toBe(true);
  expect(p.loaded).toEqual(['/a']);
});

test('a missing part without a newer build does not', async () => {
  const watch = createBuildWatch(parts());
  await watch.partFailed();
  expect(watch.reloadDue()).toBe(false);
});

test('reloads once, and not again for 10000 ms', () => {
  const p = parts();
  const watch = createBuildWatch(p);
  expect(watch.reloadAt('/a')).toBe(true);
  jest.advanceTimersByTime(9_999);
  expect(watch.reloadAt('/b')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(watch.reloadAt('/c')).toBe(true);
  expect(p.loaded).toEqual(['/a', '/c']);
});

test('the guard outlives the page that set it', () => {
  const first = createReloadGuard();
  const second = createReloadGuard();
  expect(first.take(1_000)).toBe(true);
  expect(second.take(10_999)).toBe(false);
  expect(second.take(11_000)).toBe(true);
});

test('blocked storage: the guard holds in memory', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  const guard = createReloadGuard(blocked);
  expect(guard.take(1_000)).toBe(true);
  expect(guard.take(2_000)).toBe(false);
});

test('a clock that was set back does not lock reloads for ever', () => {
  const guard = createReloadGuard(() => undefined);
  guard.take(1_000_000);
  expect(guard.take(500)).toBe(true);
});
