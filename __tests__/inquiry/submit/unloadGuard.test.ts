/** @jest-environment jsdom */

import { emptyValues } from '../../../src/inquiry/model/values';
import { delivery } from '../../../src/inquiry/state/delivery';
import { forgetDraft, keepDraft } from '../../../src/inquiry/state/draft';
import { addUnloadGuard, removeUnloadGuard } from '../../../src/inquiry/submit/unloadGuard';

const news = { language: 'es', text: '', back: '', close: '' } as const;
const failed = { state: 'failed', failure: { kind: 'server' }, attempt: 1, news } as const;
const sending = { state: 'sending', captchaValid: false } as const;

const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const press = (html: string): void => {
  document.body.innerHTML = html;
  document.body.querySelector<HTMLElement>('[data-pressed]')?.click();
};

beforeEach(() => {
  press('<button type="button" data-pressed>Send</button>');
  keepDraft({ values: { ...emptyValues, condition: 'Knee pain for two years.' } });
  delivery.set(sending);
  addUnloadGuard();
});

afterEach(() => {
  removeUnloadGuard();
  forgetDraft();
  delivery.set({ state: 'idle' });
});

it.each([
  [sending, true],
  [failed, true],
  [{ state: 'idle' }, false],
  [{ state: 'sent', name: 'Ana', email: 'ana@example.com', news }, false],
] as const)(
  'asks while an inquiry is on its way and once it has failed, not otherwise: $0.state',
  (state, expected) => {
    delivery.set(state);
    expect(asks()).toBe(expected);
  },
);

it('does not ask when nothing is written', () => {
  forgetDraft();
  expect(asks()).toBe(false);
});

it('does not ask for what another program opens, and asks again after any other press', () => {
  delivery.set(failed);
  for (const address of ['mailto:patients@example.com', 'tel:+15550100']) {
    press(`<a href="${address}"><b data-pressed>Write</b></a>`);
    expect(asks()).toBe(false);
    press('<p data-pressed>Elsewhere</p>');
    expect(asks()).toBe(true);
  }
});

it('asks again a second later, where no program has opened', () => {
  jest.useFakeTimers();
  delivery.set(failed);
  press('<a href="mailto:patients@example.com" data-pressed>Write</a>');
  jest.advanceTimersByTime(999);
  expect(asks()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(asks()).toBe(true);
  jest.useRealTimers();
});

it('is not hurried by an earlier press elsewhere, and hears of a press that goes no further', () => {
  jest.useFakeTimers();
  delivery.set(failed);
  press('<p data-pressed>Elsewhere</p>');
  jest.advanceTimersByTime(500);
  document.body.innerHTML = '<p><a href="mailto:patients@example.com">Write</a></p>';
  document.querySelector('p')?.addEventListener('click', (event) => event.stopPropagation());
  document.querySelector('a')?.click();
  jest.advanceTimersByTime(999);
  expect(asks()).toBe(false);
  jest.useRealTimers();
});

it('lets the page go, however often it was held', () => {
  addUnloadGuard();
  removeUnloadGuard();
  expect(asks()).toBe(false);
});
