import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetched, field, fillIn, show, submit } from './inquiryForm';

it('lists all errors, focused, with links to their fields and the same words there', async () => {
  show();
  await submit();
  const summary = await screen.findByRole('group', { name: 'There are 6 things to correct.' });
  expect(summary).toHaveFocus();
  const messages = [
    'Enter your full name.',
    'Enter your email address.',
    'Select a country.',
    'Describe your condition and your goals.',
    'To submit the form, please accept the Terms of Service and the Privacy Policies.',
    'To send what you write about your health, please agree that we may use it to answer you.',
  ];
  expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(messages);
  expect(field('Primary medical condition')).toHaveAccessibleDescription(expect.stringContaining(messages[3] ?? ''));
  expect(field('Primary medical condition')).toBeInvalid();
  expect(field('Phone number')).toBeValid();
  await userEvent.click(screen.getByRole('link', { name: messages[1] }));
  expect(field('Email address')).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});

it('counts what is left as it is corrected, silently, and goes with the last', async () => {
  show();
  await submit();
  const summary = await screen.findByRole('group', { name: 'There are 6 things to correct.' });
  await userEvent.type(field('Full name'), 'Jordan Avery');
  expect(summary).toHaveAccessibleName('There are 5 things to correct.');
  expect(within(summary).queryByRole('link', { name: 'Enter your full name.' })).toBeNull();
  await userEvent.type(field('Email address'), 'jordan@');
  expect(within(summary).getByRole('link', { name: /like name@example.com/ })).toBeInTheDocument();
  expect(summary.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  await userEvent.type(field('Email address'), 'example.com');
  await userEvent.type(field('Phone number'), '+12125550123');
  await userEvent.selectOptions(field('Preferred medical destination'), 'Colombia');
  await userEvent.type(field('Primary medical condition'), 'Knee pain for two years.');
  await userEvent.click(field(/my health/));
  expect(summary).toHaveAccessibleName('There is 1 thing to correct.');
  await userEvent.click(field(/I accept/));
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.click(field(/I accept/));
  expect(screen.getByRole('group', { name: 'There is 1 thing to correct.' })).not.toHaveFocus();
  expect(field(/I accept/)).toHaveFocus();
});

it('is silent while somebody is still writing, and says when it is right', async () => {
  const user = userEvent.setup();
  show();
  await user.type(field('Email address'), 'jordan@');
  await user.tab();
  expect(screen.queryByText(/like name@example.com/)).toBeNull();
  await submit(user);
  expect(await screen.findAllByText('Enter an email address like name@example.com.')).toHaveLength(2);
  await user.type(field('Email address'), 'example.com');
  expect(await screen.findByText('Looks right.')).toBeInTheDocument();
  expect(field('Email address')).not.toBeInvalid();
});

it.each([
  ['terms and privacy policy', /I accept/],
  ['the use of what is written about health', /my health/],
])('sends nothing without agreeing to %s', async (_, box) => {
  show();
  const user = await fillIn();
  await user.click(field(box));
  await submit(user);
  await screen.findByRole('group', { name: 'There is 1 thing to correct.' });
  expect(fetched).not.toHaveBeenCalled();
});

it('counts near the limit', async () => {
  show();
  const user = userEvent.setup();
  await user.click(field('Primary medical condition'));
  await user.paste('a'.repeat(2990));
  expect(screen.getByText('10 characters left')).toBeInTheDocument();
  await user.paste('a'.repeat(11));
  expect(screen.getByText('1 character too many')).toBeInTheDocument();
  expect(field('Primary medical condition').value).toHaveLength(3001);
});
