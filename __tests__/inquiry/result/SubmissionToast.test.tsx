import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubmissionToast } from '../../../src/inquiry';
import { type Delivery, delivery } from '../../../src/inquiry/state/delivery';
import { renderWithPage } from '../../renderWithPage';

const arrived =
  'Su consulta ha llegado. Nuestro equipo le responderá en menos de 24 horas, por correo a ana@example.com.';
const ways = { language: 'es', back: 'Volver al formulario', close: 'Cerrar' } as const;
const sent = { state: 'sent', name: 'Ana', email: 'ana@example.com', news: { ...ways, text: arrived } } as const;
const failed = {
  state: 'failed',
  failure: { kind: 'server' },
  attempt: 1,
  news: {
    ...ways,
    title: 'Es posible que su consulta no haya llegado.',
    text: 'Todo lo que escribió sigue en el formulario.',
  },
} as const;

/** The notice waits for a moment after its effect has run: the effect runs when the first act ends. */
const finish = async (outcome: Delivery) => {
  act(() => delivery.set(outcome));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
};

/** An answer has come: the visitor is on an English page with this inside. */
const come = async (outcome: Delivery, page = <p>A page</p>) => {
  renderWithPage(
    <main id="content" tabIndex={-1}>
      <SubmissionToast />
      {page}
    </main>,
  );
  await finish(outcome);
  return screen.queryByRole('alert');
};

/** A form that ends so far from the window's upper edge; jsdom's window is 768 high. */
const formAt = (top: number, bottom: number) => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top, bottom }) as ReturnType<Element['getBoundingClientRect']>);
  return (
    <div data-inquiry="">
      <input />
    </div>
  );
};

afterEach(() => {
  act(() => delivery.set({ state: 'idle' }));
  cleanup();
  jest.restoreAllMocks();
});

it('says what has arrived, in the language in which it was sent, before the page’s content', async () => {
  const notice = await come(sent);
  expect(notice).toHaveTextContent(arrived);
  expect(notice).toHaveAttribute('lang', 'es');
  expect(document.querySelector('main')?.firstElementChild).toContainElement(notice);
  expect(screen.queryByRole('link')).toBeNull();
});

it('says what has failed, and leads back', async () => {
  expect(await come(failed)).toHaveTextContent(
    'Es posible que su consulta no haya llegado. Todo lo que escribió sigue en el formulario.',
  );
  expect(screen.getByRole('link', { name: 'Volver al formulario' })).toHaveAttribute('href', '/contact');
});

it.each([{ state: 'idle' }, { state: 'sending', captchaValid: false }] as const)(
  'says nothing of what is not over: $state',
  async (outcome) => expect(await come(outcome)).toBeNull(),
);

it.each([
  [767, 1500, false],
  [-900, 1, false],
  [768, 1500, true],
  [-900, 0, true],
])('leaves it to a form in the window, and only to one: %i to %i', async (top, bottom, shown) => {
  expect((await come(sent, formAt(top, bottom))) !== null).toBe(shown);
});

it('leaves it to a form that has the focus, wherever it is', async () => {
  const form = formAt(-900, -300);
  renderWithPage(
    <>
      <SubmissionToast />
      {form}
    </>,
  );
  screen.getByRole('textbox').focus();
  await finish(sent);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes when it is closed, with the focus on the content', async () => {
  await come(failed);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('main')).toHaveFocus();
});

it('goes once the visitor is at a form', async () => {
  await come(failed, formAt(800, 1500));
  act(() => document.querySelector('main')?.focus());
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => screen.getByRole('textbox').focus());
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a failure', failed, { state: 'sending', captchaValid: false, after: failed }],
  ['an arrival', sent, { state: 'idle' }],
] as const)('goes when %s is no longer the last word', async (_, outcome, next) => {
  expect(await come(outcome)).toBeVisible();
  await finish(next);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('stays while the thanks for the same inquiry are noted', async () => {
  await come(sent);
  await finish({ ...sent, thankedIn: 'es' });
  expect(screen.getByRole('alert')).toBeVisible();
});
