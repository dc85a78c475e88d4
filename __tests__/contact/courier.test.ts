/** Of a fresh page each time: the module remembers what has come. */

jest.mock('../../src/facts/settings', () => ({ settings: { form: 'a/b', formOrigin: 'https://forms.test' } }));

const fetched = jest.fn();
const answers = (status: number, body: object) =>
  fetched.mockResolvedValueOnce({ status, text: async () => JSON.stringify(body) });

const freshCourier = async () => {
  jest.resetModules();
  return import('../../src/contact/courier');
};

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched.mockReset() });
});

afterEach(() => jest.dontMock('../../src/contact/CourierRoot'));

it('posts once to the form, as JSON, with what Formspree asks of whoever sends', async () => {
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  const before = Date.now();
  const { submitInquiry } = await freshCourier();
  answers(200, { next: '/thanks' });
  expect(await submitInquiry({ email: 'ana@example.com' })).toEqual({ kind: 'sent', next: '/thanks' });
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
  expect(loadedAt).toBeGreaterThanOrEqual(before);
  expect(loadedAt).toBeLessThanOrEqual(Date.now());
});

it('tells why the inquiry was refused, and with which fields', async () => {
  const { submitInquiry } = await freshCourier();
  answers(422, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] });
  expect(await submitInquiry({ email: 'ana' })).toEqual({
    kind: 'failed',
    failure: { kind: 'fields', fields: { email: 'email.invalid' } },
  });
  answers(429, {});
  expect(await submitInquiry({ email: 'ana' })).toEqual({ kind: 'failed', failure: { kind: 'tooMany', fields: {} } });
});

it('comes once, however often it is asked for', async () => {
  const { loadCourier } = await freshCourier();
  const first = loadCourier();
  expect(loadCourier()).toBe(first);
  expect(await loadCourier()).toBe(await first);
});

it('is asked for anew where it could not be had', async () => {
  let there = false;
  jest.doMock('../../src/contact/CourierRoot', () => {
    if (!there) throw new Error('Loading chunk 3 failed.');
    return { callCourier: async () => async () => ({ kind: 'sent', next: '/thanks' }) };
  });
  const { loadCourier, submitInquiry } = await freshCourier();
  await expect(loadCourier()).rejects.toThrow('Loading chunk 3 failed.');
  await expect(submitInquiry({})).rejects.toThrow('Loading chunk 3 failed.');
  there = true;
  expect(await submitInquiry({})).toEqual({ kind: 'sent', next: '/thanks' });
});
