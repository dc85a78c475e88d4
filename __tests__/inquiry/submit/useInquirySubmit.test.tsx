import { renderHook } from '@testing-library/react';
import { useInquirySubmit } from '../../../src/inquiry/submit/useInquirySubmit';

jest.mock('../../../src/facts/settings', () => ({ settings: { form: 'a/b', formOrigin: 'https://forms.test' } }));

const fetched = jest.fn();
const answers = (status: number, body: object) =>
  fetched.mockResolvedValueOnce({ status, text: async () => JSON.stringify(body) });

const online = jest.spyOn(navigator, 'onLine', 'get');

const submit = (fields: Record<string, string> = { email: 'a@b.co' }) =>
  renderHook(() => useInquirySubmit()).result.current(fields);

beforeEach(() => {
  jest.useFakeTimers();
  online.mockReturnValue(true);
  Object.assign(globalThis, { fetch: fetched.mockReset() });
});

afterEach(() => jest.useRealTimers());

it('posts once to the form, as JSON, with what Formspree asks of a sender', async () => {
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  answers(200, { next: '/thanks' });
  expect(await submit({ email: 'ana@example.com' })).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, { body, headers }] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://forms.test/f/a%2Fb');
  expect(JSON.parse(body)).toEqual({ email: 'ana@example.com' });
  expect(headers).toMatchObject({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Formspree-Client': expect.stringMatching(/^@formspree\/react@\d/),
  });
  const { loadedAt, webdriver } = JSON.parse(atob(headers['Formspree-Session-Data']));
  expect(webdriver).toBe(true);
  expect(loadedAt).toBeGreaterThan(Date.now() - 60_000);
  expect(loadedAt).toBeLessThanOrEqual(Date.now());
});

/** A server that never answers; gives up as fetch does when it is aborted. */
const silent = (_address: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

it('sends no cookies along, of the page no more than its origin, and goes on when the page is left', async () => {
  fetched.mockResolvedValue({ status: 200, text: async () => '' });
  await submit();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    keepalive: true,
  });
});

it('gives up after 20 seconds, not before', async () => {
  fetched.mockImplementation(silent);
  const done = jest.fn();
  const result = submit().finally(done);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toEqual({ kind: 'timeout' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('gives up on a body that never ends', async () => {
  fetched.mockImplementation(async (address: string, options: RequestInit) => ({
    status: 200,
    text: () => silent(address, options),
  }));
  const result = submit();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ kind: 'timeout' });
});

it('knows a refused connection from a missing one, and repeats neither', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await submit()).toEqual({ kind: 'network' });
  online.mockReturnValue(false);
  expect(await submit()).toEqual({ kind: 'offline' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does not call offline what lost its connection on the way: it may have arrived', async () => {
  fetched.mockImplementation(async () => {
    online.mockReturnValue(false);
    throw new TypeError('Failed to fetch');
  });
  expect(await submit()).toEqual({ kind: 'network' });
});

it('tries although the browser thinks that it has no connection', async () => {
  online.mockReturnValue(false);
  answers(200, { next: '/thanks' });
  expect(await submit()).toBeUndefined();
});
