import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendingQuery } from '../../../src/components/ui/queryResults/pendingQuery';
import { names, openList } from './openList';

/** What the site's search knows of the one clinic that these tests search for. */
const found = {
  kind: 'clinic',
  id: 'tomebamba',
  names: ['Clínica Tomebamba'],
  words: ['Cuenca'],
  title: 'Clínica Tomebamba',
  path: '/clinics/tomebamba',
};

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, status: 200, json: async () => [found] });
});

const queries = ['?country=mexico', '?q=cuenca', '?procedure=dental-implant&sort=price'];
it.each(queries)('keeps %s out of sight until it shows what was asked for', async (query) => {
  document.head.setAttribute(pendingQuery, '');
  await openList(query);
  await waitFor(() => expect(document.head).not.toHaveAttribute(pendingQuery));
  expect(names().length).toBeLessThan(5);
});

it('sorts, keeps the order in the address, and says it in a sentence', async () => {
  const user = userEvent.setup({ delay: null });
  await openList();
  expect(screen.getByText(/By country, then by name\. No clinic pays for its place\./)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'price');
  expect(names()[0]).toBe('Clínica Tomebamba');
  expect(window.location.search).toBe('?sort=price');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'airport');
  expect(names()[0]).toBe('Clínica Brisa Coral');
  expect(screen.getByText(/Shortest trip from the airport first/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('5 clinics');
});

it('stays as it is while the address is the next page’s already', async () => {
  await openList('?country=ecuador');
  act(() => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(names()).toEqual(['Clínica Tomebamba']);
  expect(screen.getByLabelText('Country')).toHaveValue('ecuador');
});

it('follows the address when the visitor goes back', async () => {
  await openList('?country=ecuador');
  act(() => {
    window.history.replaceState(null, '', '/clinics?country=colombia');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(names()).toEqual(['Centro Valle Alto']);
  expect(screen.getByLabelText('Country')).toHaveValue('colombia');
});

it('keeps the address that a link gave while words were still to be written into it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const opened = openList();
  await jest.advanceTimersByTimeAsync(0);
  await opened;
  await user.type(screen.getByRole('searchbox'), 'tijuana');
  act(() => {
    window.history.replaceState(null, '', '/clinics?country=ecuador');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(window.location.search).toBe('?country=ecuador');
  expect(names()).toEqual(['Clínica Tomebamba']);
});
