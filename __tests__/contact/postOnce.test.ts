import { postOnce } from '../../src/contact/sending/postOnce';

const fetched = jest.fn();
const online = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  online.mockReturnValue(true);
  Object.assign(globalThis, { fetch: fetched.mockReset() });
});

afterEach(() => jest.useRealTimers());

const post = () => postOnce('https://forms.test/f/inquiry', { email: 'a@b.co' }, { Accept: 'application/json' });

/** A server that never answers; gives up as fetch does when it is aborted. */
const silent = (_address: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

it('brings status and body', async () => {
  fetched.mockResolvedValue({ status: 422, text: async () => 'body' });
  expect(await post()).toEqual({ kind: 'answer', status: 422, body: 'body' });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', mode: 'cors', body: '{"email":"a@b.co"}' });
});

it('sends no cookies along, and of the page no more than its origin', async () => {
  fetched.mockResolvedValue({ status: 200, text: async () => '' });
  await post();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'strict-origin' });
});

it('gives up after 20 seconds, not before', async () => {
  fetched.mockImplementation(silent);
  const done = jest.fn();
  const result = post().finally(done);
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
  const result = post();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ kind: 'timeout' });
});

it('knows a refused connection from a missing one, and repeats neither', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await post()).toEqual({ kind: 'network' });
  online.mockReturnValue(false);
  expect(await post()).toEqual({ kind: 'offline' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does not call offline what lost its connection on the way: it may have arrived', async () => {
  fetched.mockImplementation(async () => {
    online.mockReturnValue(false);
    throw new TypeError('Failed to fetch');
  });
  expect(await post()).toEqual({ kind: 'network' });
});

it('goes on when the page is left', async () => {
  fetched.mockResolvedValue({ status: 200, text: async () => '' });
  await post();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

it('tries although the browser thinks that it has no connection', async () => {
  online.mockReturnValue(false);
  fetched.mockResolvedValue({ status: 200, text: async () => '' });
  expect(await post()).toMatchObject({ kind: 'answer' });
});
