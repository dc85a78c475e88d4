/** @jest-environment jsdom */

import { fetchLatest, fetchManifest } from '../../../src/runtime/build-watch/latestBuild';
import { preventReloadWhenDirty } from '../../../src/runtime/build-watch/preventReloadWhenDirty';

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answer = (value: unknown) => fetchMock.mockResolvedValue({ ok: true, status: 200, json: async () => value });

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

test('latest.json is asked for with a timestamp and past every cache', async () => {
  answer({ id: 'abc123', time: '2026-01-01T00:00:00.000Z' });
  await expect(fetchLatest(1234567890)).resolves.toMatchObject({ id: 'abc123' });
  const [address, options] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe('/builds/latest.json?1234567890');
  expect(options?.cache).toBe('no-store');
});

test('the manifest of a build is asked for by its id', async () => {
  answer({ id: 'abc123', time: '2026-01-01T00:00:00.000Z', routes: ['/'] });
  await fetchManifest('abc123');
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/builds/meta/abc123.json');
});

const noBuilds = [null, 'text', {}, { id: 7 }, { id: '' }, { id: '../../x' }, { id: 'abc/../x' }];
test.each(noBuilds)('%j names no build', async (value) => {
  answer(value);
  await expect(fetchLatest(1)).rejects.toThrow('names no build');
});

test('a manifest of another build is refused', async () => {
  answer({ id: 'other', time: '', routes: [] });
  await expect(fetchManifest('abc123')).rejects.toThrow('not of this build');
});

describe('what somebody has begun to write is not reloaded away', () => {
  const mark = () => sessionStorage.getItem('gatsby-reload-compilation-hash-match');
  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = '<form><input name="a"><input type="checkbox"><textarea></textarea></form>';
  });

  test.each([
    ['an untouched form', 'form', {}, null],
    ['a letter in a field', 'input', { value: 'A' }, '1'],
    ['a ticked box', '[type=checkbox]', { checked: true }, '1'],
    ['a text area', 'textarea', { value: 'My knee' }, '1'],
  ])('%s', (_, selector, change, expected) => {
    Object.assign(document.querySelector(selector) ?? {}, change);
    preventReloadWhenDirty(document);
    expect(mark()).toBe(expected);
  });
});
