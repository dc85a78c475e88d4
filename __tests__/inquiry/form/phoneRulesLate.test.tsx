import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadChunk } from '../../../src/client/loadChunk';
import * as library from '../../../src/inquiry/model/phone/phoneLibrary';
import { timeouts } from '../../../src/inquiry/model/timeouts';
import { emptyValues } from '../../../src/inquiry/model/values';
import { keepDraft } from '../../../src/inquiry/state/draft';
import { phoneRules } from '../../../src/inquiry/state/phoneRules';
import { validValues } from '../validValues';
import { fetched, sentFields, show, submit } from './inquiryForm';

jest.mock('../../../src/client/loadChunk', () => ({ loadChunk: jest.fn((load) => load()) }));

let come: () => Promise<void>;

beforeEach(() => {
  phoneRules.set(undefined);
  const coming = new Promise<typeof library>((resolve) => {
    come = () => act(async () => resolve(library));
  });
  jest.mocked(loadChunk).mockReset().mockReturnValue(coming);
});

// The next test loads them anew.
afterEach(async () => {
  jest.restoreAllMocks();
  await come();
});

it('asks for them when the form is first used, not before', async () => {
  show();
  expect(loadChunk).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Email address'));
  expect(loadChunk).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Email address'), 'ana');
  expect(loadChunk).toHaveBeenCalledTimes(1);
});

it('asks for them at once where something is written already', () => {
  keepDraft({ values: { ...emptyValues, name: 'Jordan Avery' } });
  show();
  expect(loadChunk).toHaveBeenCalledTimes(1);
});

it('judges by them, once they come, what they know better', async () => {
  keepDraft({ values: { ...emptyValues, phone: '555 01' } });
  show();
  await submit();
  await screen.findByRole('group', { name: 'There are 7 things to correct.' });
  const phone = screen.getByLabelText('Phone number');
  await userEvent.type(phone, '23');
  expect(phone).toBeValid();
  await come();
  expect(phone).toBeInvalid();
});

/**
 * With a number that only the rules know for wrong.
 * @param waitMs how long the form waits for the rules
 */
const press = async (waitMs: number) => {
  jest.replaceProperty(timeouts, 'phoneRulesMs', waitMs as typeof timeouts.phoneRulesMs);
  keepDraft({ values: { ...validValues, phone: '555 0123', destination: 'mexico' } });
  show();
  await submit();
};

it('who sends before the phone rules have come is checked by them', async () => {
  // Longer than a busy machine takes until they come.
  await press(60_000);
  await come();
  expect(await screen.findByRole('group', { name: 'There is 1 thing to correct.' })).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});

it('rules that never come hold nobody back: the number arrives as it was typed', async () => {
  await press(100);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(sentFields()).toMatchObject({ 'Phone number': '555 0123' });
  expect(await screen.findByRole('heading', { name: 'Thank you, Jordan' })).toHaveFocus();
});
