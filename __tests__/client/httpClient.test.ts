import { getJson, HttpError, request } from '../../src/client/httpClient';

const answer = (status: number, body = '{}') =>
  ({ ok: status < 300, status, json: async () => JSON.parse(body) }) as Response;
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  if (!('timeout' in AbortSignal)) Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

// R7.6.
const retried = [408, 409, 425, 429, 500, 502, 503, 504];

test.each(retried)('a GET answered with %i is tried once more, and no more', async (status) => {
  fetchMock.mockResolvedValue(answer(status));
  await expect(request('/x')).rejects.toMatchObject({ status });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test.each(retried)('the second answer counts after %i', async (status) => {
  fetchMock.mockResolvedValueOnce(answer(status)).mockResolvedValueOnce(answer(200, '{"a":1}'));
  await expect(getJson('/x')).resolves.toEqual({ a: 1 });
});

test.each([400, 401, 403, 404, 410, 501])('a GET answered with %i is not tried again', async (status) => {
  fetchMock.mockResolvedValue(answer(status));
  await expect(request('/x')).rejects.toBeInstanceOf(HttpError);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each(
  ['POST', 'PUT', 'PATCH', 'DELETE', 'post'].flatMap((method) => retried.map((status) => [method, status] as const)),
)('%s is never tried again (%i)', async (method, status) => {
  fetchMock.mockResolvedValue(answer(status));
  await expect(request('/x', { method })).rejects.toMatchObject({ status });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('every attempt is given up after ten seconds', async () => {
  const signals = [new AbortController().signal, new AbortController().signal] as const;
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(signals[0]).mockReturnValueOnce(signals[1]);
  fetchMock.mockResolvedValue(answer(503));
  await expect(request('/x')).rejects.toMatchObject({ status: 503 });
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
  expect(fetchMock.mock.calls.map(([, { signal }]) => signal)).toEqual(signals);
});

test('no answer at all is an error with status 0, not tried again', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(request('/x')).rejects.toMatchObject({ status: 0, name: 'HttpError' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
