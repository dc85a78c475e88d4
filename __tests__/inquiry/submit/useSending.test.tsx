import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Failure } from '../../../src/inquiry/model/failure';
import { delivery } from '../../../src/inquiry/state/delivery';
import { forgetDraft, keepDraft, readDraft } from '../../../src/inquiry/state/draft';
import { checkCaptcha } from '../../../src/inquiry/submit/checkCaptcha';
import { useInquirySubmit } from '../../../src/inquiry/submit/useInquirySubmit';
import { useSending } from '../../../src/inquiry/submit/useSending';
import { withPage } from '../../renderWithPage';
import { validValues } from '../validValues';

jest.mock('../../../src/inquiry/submit/checkCaptcha');
jest.mock('../../../src/inquiry/submit/useInquirySubmit');

const captcha = jest.mocked(checkCaptcha);
const submit = jest.fn<Promise<Failure | undefined>, [Readonly<Record<string, string>>]>();
jest.mocked(useInquirySubmit).mockReturnValue(submit);
const online = jest.spyOn(navigator, 'onLine', 'get');

const deliver = () => {
  const wrapper = ({ children }: { children: ReactNode }) => withPage(children as never);
  return renderHook(() => useSending([]), { wrapper }).result.current(validValues, '');
};

beforeEach(() => {
  online.mockReturnValue(true);
  captcha.mockResolvedValue({ state: 'off' });
  submit.mockResolvedValue(undefined);
  keepDraft({ values: validValues });
});

afterEach(() => {
  forgetDraft();
  delivery.set({ state: 'idle' });
});

it('calls the captcha valid while the inquiry is on its way, and only with a token', async () => {
  const under = () => submit.mock.calls.length > 0 && delivery.read();
  const seen: unknown[] = [];
  submit.mockImplementation(async () => {
    seen.push(under());
    return { kind: 'server' };
  });
  await deliver();
  const before = delivery.read();
  captcha.mockResolvedValue({ state: 'token', token: 'a-token' });
  await deliver();
  expect(seen).toMatchObject([
    { state: 'sending', captchaValid: false },
    { state: 'sending', captchaValid: true, after: before },
  ]);
});

it.each([
  [
    undefined,
    undefined,
    'Your inquiry has arrived. Our team will reply within 24 hours, by email to jordan@example.com.',
  ],
  ['server', 'Your inquiry may not have arrived.', 'Everything you wrote is kept in the form.'],
  ['forbidden', 'Your inquiry was not sent.', 'Everything you wrote is kept in the form.'],
] as const)('has words for where no form is in sight: %s', async (kind, title, text) => {
  submit.mockResolvedValue(kind && { kind });
  await deliver();
  expect(delivery.read()).toMatchObject({ news: { language: 'en', title, text, back: 'Back to the form' } });
});

it.each(['captchaError', 'captchaMissing'] as const)('%s: nothing is sent, nothing is lost', async (state) => {
  captcha.mockResolvedValue({ state });
  expect(await deliver()).toEqual({});
  expect(delivery.read()).toMatchObject({ state: 'failed', failure: { kind: state } });
  expect(submit).not.toHaveBeenCalled();
  expect(readDraft().values).toEqual(validValues);
});

it('a captcha that cannot come without a connection is called by its cause', async () => {
  online.mockReturnValue(false);
  captcha.mockResolvedValue({ state: 'captchaError' });
  await deliver();
  expect(delivery.read()).toMatchObject({ state: 'failed', failure: { kind: 'offline' } });
});

it('an error of whatever kind is a failure, with nothing lost', async () => {
  submit.mockRejectedValue(new Error('Something is wrong.'));
  expect(await deliver()).toEqual({});
  expect(delivery.read()).toMatchObject({ state: 'failed', failure: { kind: 'unknown' } });
  expect(readDraft().values).toEqual(validValues);
});

it('one at a time, from whichever form', async () => {
  const first = deliver();
  expect(await deliver()).toEqual({});
  await first;
  expect(submit).toHaveBeenCalledTimes(1);
});

it('shows the failure before it until its own answer is there, and counts attempts', async () => {
  submit.mockResolvedValue({ kind: 'server' });
  await deliver();
  const before = delivery.read();
  const again = deliver();
  expect(delivery.read()).toMatchObject({ state: 'sending', after: before });
  await again;
  expect(delivery.read()).toMatchObject({
    state: 'failed',
    attempt: before.state === 'failed' ? before.attempt + 1 : 'a failure before',
  });
});

it('bears the same number at every attempt, and another one once it has arrived', async () => {
  submit.mockResolvedValueOnce({ kind: 'network' });
  await deliver();
  await deliver();
  delivery.set({ state: 'idle' });
  await deliver();
  const [first, second, next] = submit.mock.calls.map(([fields]) => fields['Inquiry number']);
  expect(first).toMatch(/^[A-Z0-9]{6}$/);
  expect(second).toBe(first);
  expect(next).not.toBe(first);
});

it('has a number of six signs, also where chance gives fewer', async () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.5);
  await deliver();
  expect(submit.mock.calls[0]?.[0]['Inquiry number']).toMatch(/^[A-Z0-9]{6}$/);
});

it('begins anew after it has arrived, and lets the page go', async () => {
  const left = jest.spyOn(window, 'removeEventListener');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const under = deliver();
  expect(asks()).toBe(true);
  await under;
  expect(delivery.read()).toEqual({
    state: 'sent',
    name: 'Jordan Avery',
    email: 'jordan@example.com',
    receipt: expect.objectContaining({ copy: expect.arrayContaining([['Full name', 'Jordan Avery']]) }),
    news: expect.anything(),
  });
  expect(readDraft().values.condition).toBe('');
  expect(asks()).toBe(false);
  // Browsers keep no page for going back that listens.
  expect(left).toHaveBeenCalledWith('beforeunload', expect.anything());
});
