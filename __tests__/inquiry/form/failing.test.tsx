import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, fetched, field, fillIn, sentFields, show, submit } from './inquiryForm';

it.each([
  ['en', 'a minute’s pause is usually enough. There was an error submitting your inquiry. Please try again later'],
  ['es', 'basta con esperar un minuto. Hubo un error al enviar su consulta. Inténtelo de nuevo más tarde'],
] as const)('says of too many inquiries when later is (%s)', async (language, text) => {
  fetched.mockResolvedValue(answers(429, { error: 'Too many requests' }));
  show();
  await fillIn();
  cleanup();
  show({}, language);
  await userEvent.click(screen.getByRole('button', { name: /^(Send inquiry|Enviar consulta)$/ }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent(/^(Not sent|No se envió)\./);
});

it('sends, and keeps for another page, what a program filled in without telling anybody', async () => {
  fetched.mockResolvedValue(answers(500, {}));
  show();
  const user = userEvent.setup();
  await user.click(field('Full name'));
  field('Full name').value = 'Jordan Avery';
  Object.assign(document.getElementsByName('_gotcha')[0] ?? {}, { value: 'robot' });
  field('Email address').value = 'jordan@example.com';
  field('Phone number').value = '+12125550123';
  field('Preferred medical destination').value = 'colombia';
  field('Primary medical condition').value = 'Knee pain for two years.';
  field(/I accept/).checked = true;
  field(/my health/).checked = true;
  await submit(user);
  await screen.findByRole('alert');
  expect(sentFields()).toMatchObject({ 'Full name': 'Jordan Avery', email: 'jordan@example.com', _gotcha: 'robot' });
  cleanup();
  show({}, 'es');
  expect(field('Correo electrónico').value).toBe('jordan@example.com');
  expect(field(/Acepto los/).checked).toBe(true);
});

it('offers the whole message on another page, too', async () => {
  fetched.mockResolvedValue(answers(500, {}));
  show();
  await submit(await fillIn());
  await screen.findByRole('alert');
  cleanup();
  show({ formId: 'home' }, 'es');
  const href = decodeURIComponent(screen.getByRole('alert').querySelector('a')?.href ?? '');
  for (const part of ['Jordan Avery', 'jordan@example.com', '+1 212 555 0123', 'Colombia', 'Knee pain for two years.'])
    expect(href).toContain(part);
});

it('shows what the server refused at its field, in our words', async () => {
  const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }];
  fetched.mockResolvedValue(answers(422, { errors }));
  show();
  const user = await fillIn();
  await submit(user);
  expect(await screen.findByRole('group', { name: 'There is 1 thing to correct.' })).toHaveFocus();
  expect(field('Email address')).toHaveAccessibleDescription(expect.stringContaining('Enter an email address like'));
  expect(screen.queryByText(/should be an email/)).toBeNull();
  // The summary alone: nobody has to try again later.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send inquiry' })).toBeInTheDocument();
  await user.type(field('Email address'), '.mx');
  expect(field('Email address')).not.toBeInvalid();
  expect(screen.queryByRole('group')).toBeNull();
});

it('copies the message', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  const user = await fillIn();
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('The message has been copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain('Full name: Jordan Avery');
  await user.type(field('Primary medical condition'), ' Worse at night.');
  expect(screen.queryByText('The message has been copied.')).toBeNull();
});
