import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tellElsewhere } from '../../src/contact/tellElsewhere';
import { setDelivery } from '../../src/contact/visit';
import { withPage } from '../renderWithPage';

const sent = { state: 'sent', name: 'Ana', email: 'ana@example.com', language: 'es', thanked: false } as const;
const failedAs = (kind: 'server' | 'forbidden') =>
  ({ state: 'failed', failure: { kind, fields: {} }, attempt: 1 }) as const;

const arrived =
  'Su consulta ha llegado. Nuestro equipo le responderá en menos de 24 horas, por correo a ana@example.com.';

/** An answer has come: the visitor is on a Spanish page with this inside. */
const tell = async (delivery: Parameters<typeof setDelivery>[0], page: string) => {
  document.querySelector('#page')?.remove();
  document.body.insertAdjacentHTML('afterbegin', `<div id="page">${page}</div>`);
  await act(async () => {
    setDelivery(delivery);
    tellElsewhere((notice) => withPage(notice, { language: 'es' }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  return screen.queryByRole('alert');
};

/** A form that ends so far from the window's upper edge; jsdom's window is 768 high. */
const formAt = (top: number, bottom: number) => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top, bottom }) as ReturnType<Element['getBoundingClientRect']>);
  return '<main id="content" tabindex="-1"><div data-inquiry=""><input></div></main>';
};

const content = '<header></header><main id="content" tabindex="-1"></main>';

afterEach(async () => {
  await act(async () => setDelivery({ state: 'idle' }));
  jest.restoreAllMocks();
});

it('tells of what has arrived, before the page’s content', async () => {
  const notice = await tell(sent, content);
  expect(notice).toHaveTextContent(arrived);
  expect(notice).toHaveAttribute('lang', 'es');
  const main = document.querySelector('main');
  expect(main?.previousElementSibling).toContainElement(notice);
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['server', 'Es posible que su consulta no haya llegado. Todo lo que escribió sigue en el formulario.'],
  ['forbidden', 'Su consulta no se envió. Todo lo que escribió sigue en el formulario.'],
] as const)('tells of what has failed (%s), and leads back', async (kind, text) => {
  expect(await tell(failedAs(kind), content)).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Volver al formulario' })).toHaveAttribute('href', '/es/contacto');
});

it('has a place also where a page has no content to stand before', async () => {
  expect(await tell(sent, '<p>Error</p>')).toBeVisible();
});

it.each([{ state: 'idle' }, { state: 'sending', captchaValid: false }] as const)(
  'says nothing of what is not over: $state',
  async (delivery) => expect(await tell(delivery, content)).toBeNull(),
);

it('leaves it to a form in the window, and only to one', async () => {
  expect(await tell(sent, formAt(767, 1500))).toBeNull();
  expect(await tell(sent, formAt(-900, 1))).toBeNull();
  expect(await tell(sent, formAt(768, 1500))).toBeVisible();
  await act(async () => setDelivery({ state: 'idle' }));
  expect(await tell(sent, formAt(-900, 0))).toBeVisible();
});

it('leaves it to a form that has the focus, wherever it is', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div data-inquiry=""><button id="focused">x</button></div>');
  document.getElementById('focused')?.focus();
  formAt(-900, -300);
  expect(await tell(sent, content)).toBeNull();
  document.getElementById('focused')?.parentElement?.remove();
});

it('goes when it is closed, with the focus on the content', async () => {
  await tell(failedAs('server'), content);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('main')).toHaveFocus();
});

it('goes once the visitor is at a form', async () => {
  await tell(failedAs('server'), formAt(800, 1500));
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => document.querySelector('main')?.focus());
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => document.querySelector('input')?.focus());
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a failure', failedAs('server'), { state: 'sending', captchaValid: false }],
  ['an arrival', sent, { state: 'idle' }],
] as const)('goes when %s is no longer the last word', async (_, told, next) => {
  await tell(told, content);
  expect(screen.getByRole('alert')).toBeVisible();
  await act(async () => setDelivery(next));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('stays while the thanks for the same inquiry are noted', async () => {
  await tell(sent, content);
  await act(async () => setDelivery({ ...sent, thanked: true }));
  expect(screen.getByRole('alert')).toBeVisible();
});
