import { act, cleanup, screen } from '@testing-library/react';
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

/** An answer has come: the visitor is on an English page. */
const come = async (outcome: Delivery) => {
  renderWithPage(
    <main>
      <SubmissionToast />
      <p>A page</p>
    </main>,
  );
  await finish(outcome);
  return screen.queryByRole('alert');
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

const notOver = [{ state: 'idle' }, { state: 'sending', captchaValid: false }] as const;
it.each(notOver)('says nothing of what is not over: $state', async (outcome) => expect(await come(outcome)).toBeNull());

it('leaves it to a form that has the focus, wherever it is', async () => {
  renderWithPage(
    <div data-inquiry="">
      <SubmissionToast />
      <input />
    </div>,
  );
  screen.getByRole('textbox').focus();
  await finish(sent);
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
