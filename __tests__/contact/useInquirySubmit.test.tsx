import { renderHook } from '@testing-library/react';
import { useInquirySubmit } from '../../src/contact/sending/useInquirySubmit';

jest.mock('../../src/facts/settings', () => ({ settings: { form: 'a/b', formOrigin: 'https://forms.test' } }));

const fetched = jest.fn();
const answers = (status: number, body: object) =>
  fetched.mockResolvedValueOnce({ status, text: async () => JSON.stringify(body) });

const submit = (fields: Record<string, string>) => renderHook(() => useInquirySubmit()).result.current(fields);

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched.mockReset() });
});

it('posts once to the form, as JSON, with what Formspree asks of a sender', async () => {
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  answers(200, { next: '/thanks' });
  expect(await submit({ email: 'ana@example.com' })).toEqual({ kind: 'sent', next: '/thanks' });
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

it('says why the inquiry was refused, and with which fields', async () => {
  answers(422, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] });
  expect(await submit({ email: 'ana' })).toEqual({
    kind: 'failed',
    failure: { kind: 'fields', fields: { email: 'email.invalid' } },
  });
  answers(429, {});
  expect(await submit({ email: 'ana' })).toEqual({ kind: 'failed', failure: { kind: 'tooMany', fields: {} } });
});

it('leaves what it is given as it is', async () => {
  const fields = Object.freeze({ email: 'ana@example.com' });
  answers(200, { next: '/thanks' });
  expect(await submit(fields)).toMatchObject({ kind: 'sent' });
});
