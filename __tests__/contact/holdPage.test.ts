import { setDelivery } from '../../src/contact/delivery';
import { forgetDraft, keepValues } from '../../src/contact/draft';
import { holdPage, letGo } from '../../src/contact/sending/holdPage';

const news = { language: 'es', text: '', back: '', close: '' } as const;
const failed = { state: 'failed', failure: { kind: 'server', fields: {} }, attempt: 1, news } as const;
const sending = { state: 'sending', captchaValid: false } as const;

/** Whether the browser is told to ask. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const press = (html: string): void => {
  document.body.innerHTML = html;
  document.body.querySelector<HTMLElement>('[data-pressed]')?.click();
};

beforeEach(() => {
  press('<button type="button" data-pressed>Send</button>');
  keepValues({ condition: 'Knee pain for two years.' });
  setDelivery(sending);
  holdPage();
});

afterEach(() => {
  letGo();
  forgetDraft();
  setDelivery({ state: 'idle' });
});

it('asks while the inquiry is on its way', () => expect(asks()).toBe(true));

it('asks once it has failed', () => {
  setDelivery(failed);
  expect(asks()).toBe(true);
});

it.each([
  { state: 'idle' },
  { state: 'sent', name: 'Ana', email: 'ana@example.com', language: 'es', thanked: false, news },
] as const)('does not ask otherwise: $state', (delivery) => {
  setDelivery(delivery);
  expect(asks()).toBe(false);
});

it('does not ask when nothing is written', () => {
  forgetDraft();
  expect(asks()).toBe(false);
});

it('does not ask for what another program opens, and asks again after any other press', () => {
  setDelivery(failed);
  for (const address of ['mailto:patients@example.com', 'tel:+15550100']) {
    press(`<a href="${address}"><b data-pressed>Write</b></a>`);
    expect(asks()).toBe(false);
    press('<p data-pressed>Elsewhere</p>');
    expect(asks()).toBe(true);
  }
});

it('asks again a second later, where no program has opened', () => {
  jest.useFakeTimers();
  setDelivery(failed);
  press('<a href="mailto:patients@example.com" data-pressed>Write</a>');
  jest.advanceTimersByTime(999);
  expect(asks()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(asks()).toBe(true);
  jest.useRealTimers();
});

it('is not hurried by an earlier press elsewhere, and hears of a press that goes no further', () => {
  jest.useFakeTimers();
  setDelivery(failed);
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
  holdPage();
  letGo();
  expect(asks()).toBe(false);
});
