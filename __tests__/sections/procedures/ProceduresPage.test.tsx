import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProceduresView } from '../../../src/data/search';
import { ProceduresPage } from '../../../src/sections/procedures/ProceduresPage';
import { items } from '../../components/site/search/items';
import { renderWithPage } from '../../renderWithPage';

const rowOf = (id: string) => {
  const item = items.find((each) => each.id === id);
  if (!item?.row) throw new Error(id);
  const { path, row, unproven } = item;
  const [name = ''] = item.names;
  const price = { from: '$9,800', range: '$9,800–12,400', amounts: { from: 9800, to: 12400 }, currency: 'USD' };
  const figures = row.figures.map((figure) => ({ ...figure, price }));
  return { id, name, path, clinics: row.clinics, figures, ...(unproven && { unproven }) };
};
const view: ProceduresView = {
  total: 4,
  groups: [
    {
      key: 'orthopedic-surgery',
      name: 'Orthopedic surgery',
      path: '/care-options/orthopedic-surgery',
      rows: [rowOf('knee'), rowOf('hip')],
      unproven: false,
    },
    {
      key: 'stem-cells',
      name: 'Stem cell therapy',
      path: '/care-options/stem-cells',
      rows: [rowOf('cells')],
      unproven: true,
    },
  ],
};

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, status: 200, json: async () => items });
});

const open = (query = '') => {
  window.history.replaceState(null, '', `/procedures${query}`);
  renderWithPage(<ProceduresPage view={view} />, { page: { kind: 'procedures' } });
};

test('lists procedures by care option, what is not shown to work last', () => {
  open();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Procedures', 'Orthopedic surgery', 'Not proven', 'Stem cell therapy', 'Not in the list?']);
  const group = screen.getByRole('region', { name: 'Orthopedic surgery' });
  const [knee] = within(group).getAllByRole('listitem');
  expect(knee).toHaveTextContent('Knee replacementBy plane:$9,800–12,40012 to 14 days2 clinics');
});

test('answers what the address asks, and goes back to all', async () => {
  open('?q=knee+pain');
  expect(await screen.findByRole('heading', { name: 'Answers to “knee pain”' })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('knee pain');
  expect(screen.queryByRole('heading', { name: 'Not proven' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All procedures' }));
  expect(window.location.search).toBe('');
  expect(screen.getByRole('heading', { name: 'Orthopedic surgery' })).toBeVisible();
});

test('the form asks on the page itself', async () => {
  open();
  await userEvent.type(screen.getByRole('combobox'), 'hip pain{Enter}');
  expect(window.location.search).toBe('?q=hip+pain');
  expect(await screen.findByRole('link', { name: 'Hip replacement' })).toHaveAttribute('href', '/procedures/hip');
});
