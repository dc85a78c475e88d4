import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerSearch, names, openList } from './openList';

beforeEach(answerSearch);

it('has the wording that is fixed (R2.8)', async () => {
  await openList();
  expect(screen.getByRole('heading', { level: 1, name: 'Our Partner Clinics' })).toBeVisible();
  expect(screen.getByPlaceholderText('Search by clinic, city, or specialty')).toHaveValue('');
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('All Countries');
  expect(screen.getByLabelText('Specialty')).toHaveDisplayValue('All');
  expect(screen.getByRole('status')).toHaveTextContent('5 clinics');
});

it('has the Spanish title that is fixed (R2.8)', async () => {
  await openList('', 'es');
  expect(screen.getByRole('heading', { level: 1, name: 'Nuestras Clínicas' })).toBeVisible();
});

it('makes a chip of a procedure that is typed and sent', async () => {
  const user = userEvent.setup({ delay: null });
  await openList('?country=ecuador');
  await user.type(screen.getByRole('searchbox'), 'artificial roots');
  await waitFor(() => expect(names()).toEqual(['Clínica Tomebamba']));
  await user.keyboard('{Enter}');
  expect(window.location.search).toBe('?country=ecuador&procedure=dental-implant');
  expect(screen.getByRole('button', { name: /^Dental implant/ })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(names()).toEqual(['Clínica Tomebamba']);
});

it('narrows nothing while two letters say nothing, nor when the search cannot be loaded, which it says', async () => {
  const user = userEvent.setup({ delay: null });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  global.fetch = jest.fn().mockRejectedValue(new Error('offline'));
  await openList('', 'en', '/search-index/offline.json');
  await user.type(screen.getByRole('searchbox'), 'cu');
  expect(names()).toHaveLength(5);
  expect(screen.queryByText(/The search could not be loaded/)).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'enca');
  expect(await screen.findByText(/The search could not be loaded/)).toBeVisible();
  expect(names()).toHaveLength(5);
  expect(log).toHaveBeenCalled();
});

it('removes a filter by its chip and moves the focus to the count', async () => {
  const user = userEvent.setup({ delay: null });
  await openList('?country=mexico&q=ceiba');
  await user.click(screen.getByRole('button', { name: /^Mexico/ }));
  expect(window.location.search).toBe('?q=ceiba');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByLabelText('Country')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(window.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(names()).toHaveLength(5);
});

it('has the new count before the focus comes to it', async () => {
  const user = userEvent.setup({ delay: null });
  await openList('?q=ceiba');
  const status = screen.getByRole('status');
  const read = new Promise((resolve) => {
    status.addEventListener('focus', () => resolve(status.textContent), { once: true });
  });
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await read).toBe('5 clinics');
});

it('offers a way back when nothing is found', async () => {
  const user = userEvent.setup({ delay: null });
  await openList('?country=colombia&specialty=dental-treatments');
  expect(screen.getByRole('status')).toHaveTextContent('0 of 5 clinics');
  expect(screen.getByRole('heading', { name: 'No clinic matches what you are looking for' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for guidance' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByText(/No clinic pays/)).not.toBeInTheDocument();
  const [clear] = screen.getAllByRole('button', { name: 'Clear all filters' }).slice(-1);
  await user.click(clear as HTMLElement);
  expect(names()).toHaveLength(5);
});

it('searches in the words of the page’s language', async () => {
  const user = userEvent.setup({ delay: null });
  await openList('', 'es');
  await user.type(screen.getByRole('searchbox'), 'republica dominicana');
  await waitFor(() => expect(names()).toEqual(['Clínica Brisa Coral']));
});
