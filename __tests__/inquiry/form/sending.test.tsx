import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhoneRules } from '../../../src/inquiry/state/phoneRules';
import { answers, fetched, field, fillIn, sentFields, show, submit } from './inquiryForm';

it('hands the copy on by the browser’s own dialog', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  show();
  await submit(await fillIn());
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining('Full name: Jordan Avery\n') }),
  );
  Object.assign(navigator, { share: undefined });
});

it('sends once for a key that is held down, however soon it fails, and leaves new lines alone', () => {
  show();
  const holds = (element: Element, repeat: boolean) => !fireEvent.keyDown(element, { key: 'Enter', repeat });
  expect(holds(field('Full name'), false)).toBe(false);
  expect(holds(field('Full name'), true)).toBe(true);
  expect(holds(screen.getByRole('button', { name: 'Send inquiry' }), true)).toBe(true);
  expect(holds(field('Primary medical condition'), true)).toBe(false);
  expect(fireEvent.keyDown(field('Full name'), { key: 'a', repeat: true })).toBe(true);
});

it.each([
  ['2125550123', undefined, '+1 212 555 0123'],
  ['320.555.0123', 'Read it as +57 320 5550123', '+57 320 5550123'],
])('sends a number without country code as it is read, and untouched: %s', async (typed, press, read) => {
  show();
  const user = await fillIn();
  await act(async () => void (await loadPhoneRules()));
  await user.clear(field('Phone number'));
  await user.type(field('Phone number'), typed);
  if (press) {
    await user.tab();
    await user.click(screen.getByRole('button', { name: press }));
  }
  await submit(user);
  await screen.findByRole('heading', { name: 'Thank you, Jordan' });
  expect(sentFields()).toMatchObject({ 'Phone number': read, 'Phone number as typed': typed });
});

it('goes on when its page is left at once, and is thanked for where the next form stands', async () => {
  show();
  await submit(await fillIn());
  cleanup();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(sentFields()).toMatchObject({ 'Full name': 'Jordan Avery' });
  show({ formId: 'home' }, 'es');
  expect(await screen.findByRole('heading', { name: 'Gracias, Jordan' })).not.toHaveFocus();
  cleanup();
  show({ formId: 'home' }, 'es');
  expect(field('Nombre completo').value).toBe('');
});

it('lets nobody write into what is on its way', async () => {
  let refuse = () => undefined as undefined;
  fetched.mockReturnValue(
    new Promise((resolve) => {
      refuse = () => void resolve(answers(500, {}));
    }),
  );
  show();
  const user = await fillIn();
  await submit(user);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  const condition = field('Primary medical condition');
  expect(condition).toHaveAttribute('readonly');
  await user.selectOptions(field('Preferred medical destination'), 'Ecuador');
  await user.click(field(/I accept/));
  expect(field('Preferred medical destination').value).toBe('colombia');
  expect(field(/I accept/).checked).toBe(true);
  refuse();
  await screen.findByRole('alert');
  await waitFor(() => expect(condition).not.toHaveAttribute('readonly'));
  await user.type(condition, ' I take warfarin.');
  expect(condition).toHaveValue('Knee pain for two years. I take warfarin.');
});
