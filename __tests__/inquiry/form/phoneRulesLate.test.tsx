import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadChunk } from '../../../src/client/loadChunk';
import { InquiryForm } from '../../../src/inquiry';
import { loadFields } from '../../../src/inquiry/form/lazyFields';
import * as library from '../../../src/inquiry/model/phone/phoneLibrary';
import { timeouts } from '../../../src/inquiry/model/timeouts';
import { emptyValues } from '../../../src/inquiry/model/values';
import { delivery } from '../../../src/inquiry/state/delivery';
import { forgetDraft, keepDraft } from '../../../src/inquiry/state/draft';
import { phoneRules } from '../../../src/inquiry/state/phoneRules';
import { renderWithPage } from '../../renderWithPage';
import { validValues } from '../validValues';

jest.mock('../../../src/facts/settings', () => ({
  settings: { form: 'inquiry', formOrigin: 'https://forms.test', captchaKey: undefined, captchaOrigin: '' },
}));

jest.mock('../../../src/client/loadChunk', () => ({ loadChunk: jest.fn((load) => load()) }));

let come: () => Promise<void>;

const fetched = jest.fn();

beforeAll(loadFields);

beforeEach(() => {
  phoneRules.set(undefined);
  const coming = new Promise<typeof library>((resolve) => {
    come = () => act(async () => resolve(library));
  });
  jest.mocked(loadChunk).mockReset().mockReturnValue(coming);
  fetched.mockReset().mockResolvedValue({ status: 200, text: async () => JSON.stringify({ next: '/thanks' }) });
  Object.assign(globalThis, { fetch: fetched });
  Element.prototype.scrollIntoView = () => undefined;
});

// The next test loads them anew.
afterEach(async () => {
  jest.restoreAllMocks();
  await come();
  cleanup();
  forgetDraft();
  delivery.set({ state: 'idle' });
});

it('asks for them when the form is first used, not before', async () => {
  renderWithPage(<InquiryForm formId="contact" />);
  expect(loadChunk).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Email address'));
  expect(loadChunk).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Email address'), 'ana');
  expect(loadChunk).toHaveBeenCalledTimes(1);
});

it('asks for them at once where something is written already', () => {
  keepDraft({ values: { ...emptyValues, name: 'Jordan Avery' } });
  renderWithPage(<InquiryForm formId="contact" />);
  expect(loadChunk).toHaveBeenCalledTimes(1);
});

it('judges by them, once they come, what they know better', async () => {
  keepDraft({ values: { ...emptyValues, phone: '555 01' } });
  renderWithPage(<InquiryForm formId="contact" />);
  await userEvent.click(screen.getByRole('button', { name: 'Send inquiry' }));
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
  renderWithPage(<InquiryForm formId="contact" />);
  await userEvent.click(screen.getByRole('button', { name: 'Send inquiry' }));
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
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).toMatchObject({ 'Phone number': '555 0123' });
  expect(await screen.findByRole('heading', { name: 'Thank you, Jordan' })).toHaveFocus();
});
