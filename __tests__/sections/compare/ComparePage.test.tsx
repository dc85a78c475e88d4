import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readChosen, writeChosen } from '../../../src/client/chosenClinics';
import type { ClinicChoice, CompareView } from '../../../src/data/comparison';
import { ComparePage } from '../../../src/sections/compare/ComparePage';
import { comparedClinic } from '../../components/clinic/comparison/comparedClinic';
import { renderWithPage } from '../../renderWithPage';

const knee = {
  id: 'total-knee-replacement',
  name: 'Total knee replacement',
  path: '/procedures/total-knee-replacement',
  sheetPath: '/for-your-doctor/total-knee-replacement',
};
const view: CompareView = {
  procedures: [
    knee,
    { id: 'hip', name: 'Hip replacement', path: '/procedures/hip-replacement', sheetPath: '/for-your-doctor/hip' },
  ],
  choices: '/compare-data/en-1.json',
};

const names: Readonly<Record<string, string>> = {
  a: 'Casa Ceiba',
  b: 'Harborline',
  c: 'Brisa Coral',
  d: 'Marea Norte',
  e: 'Tomebamba',
};

const choices: readonly ClinicChoice[] = Object.entries(names).map(([id, name]) => ({
  id,
  name,
  city: 'Quito',
  country: 'ecuador',
  procedures: [knee.id],
  file: `/compare-data/en-${id}.json`,
}));

/** What the server answers, by address; anything else is not found. */
let files: Record<string, unknown> = {};

const page = { kind: 'compare' } as const;

const open = (query = '') => {
  window.history.replaceState({ key: 'k' }, '', `/compare${query}`);
  renderWithPage(<ComparePage view={view} />, { page });
};

const columns = () => screen.getAllByRole('columnheader').flatMap((head) => head.querySelector('a')?.textContent ?? []);
const shows = (...expected: string[]) => waitFor(() => expect(columns()).toEqual(expected.map((id) => names[id])));

beforeEach(() => {
  window.sessionStorage.clear();
  files = {
    [view.choices]: choices,
    ...Object.fromEntries(choices.map(({ id, file, name }) => [file, comparedClinic(id, name)])),
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const file = files[String(address)];
    return { ok: file !== undefined, status: file === undefined ? 404 : 200, json: async () => file } as Response;
  });
});

it('shows what the address holds, in its order, and keeps the address', async () => {
  open('?procedure=total-knee-replacement&clinics=b,a');
  await shows('b', 'a');
  expect(window.location.search).toBe('?procedure=total-knee-replacement&clinics=b,a');
  expect(screen.getByLabelText('Compare for')).toHaveDisplayValue('Total knee replacement');
  expect(screen.getAllByRole('link', { name: 'Send this plan' })[0]).toHaveAttribute(
    'href',
    '/contact?procedure=total-knee-replacement&clinics=b,a',
  );
  expect(readChosen()).toEqual({
    procedure: knee.id,
    clinics: [
      { id: 'b', name: 'Harborline' },
      { id: 'a', name: 'Casa Ceiba' },
    ],
  });
});

it.each([
  ['?clinics=a,b,c,d,e', ['a', 'b', 'c', 'd'], 'No more than 4 are shown. Left out: Tomebamba.'],
  ['?clinics=a,b&date=soon', ['a', 'b'], 'The arrival day in it cannot be read.'],
  ['?clinics=a&date=2020-01-01', ['a'], 'The arrival day in it has passed.'],
  ['?clinics=a,a', ['a'], '1 clinic appeared in it more than once.'],
  ['?clinics=a&procedure=miracle', ['a'], 'The procedure in it is not on this site.'],
])('%s', async (query, ids, sentence) => {
  open(query);
  await shows(...ids);
  expect(screen.getByText(/Not everything in this address is shown/).parentElement).toHaveTextContent(sentence);
});

it('says how to choose when only unknown clinics are asked for', async () => {
  open('?clinics=nobody');
  expect(await screen.findByText(/1 clinic in it is not on this site/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Total knee replacement' })).toHaveAttribute('href', knee.path);
});

it('takes up what is chosen in the tab when the address says nothing', async () => {
  writeChosen({ procedure: knee.id, clinics: [{ id: 'c', name: 'x' }] });
  open();
  await shows('c');
  expect(window.location.search).toBe('?procedure=total-knee-replacement&clinics=c');
  expect(screen.getByText(/There is only one clinic here/)).toBeVisible();
});

it('removes the last clinic too: nothing is chosen in the tab then, and the focus is at the undoing', async () => {
  const user = userEvent.setup();
  open('?clinics=a');
  await shows('a');
  await user.click(screen.getByRole('button', { name: 'Remove Casa Ceiba' }));
  expect(window.location.search).toBe('');
  expect(readChosen().clinics).toEqual([]);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await shows('a');
});

it('adds a clinic by its button, up to four', async () => {
  const user = userEvent.setup();
  open('?clinics=a,b,c');
  await shows('a', 'b', 'c');
  await user.click(screen.getByRole('button', { name: 'Clinic' }));
  await user.selectOptions(screen.getByLabelText('Add a fourth clinic'), 'e');
  expect(window.location.search).toBe('?clinics=a,b,c');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await shows('a', 'b', 'c', 'e');
  expect(window.location.search).toBe('?clinics=a,b,c,e');
  expect(screen.getByRole('status')).toHaveTextContent('Tomebamba added.');
  expect(screen.getByText('You can compare 4 clinics at most.')).toBeVisible();
});

it('changes the procedure', async () => {
  const user = userEvent.setup();
  open('?clinics=a,b');
  await shows('a', 'b');
  await user.selectOptions(screen.getByLabelText('Compare for'), 'hip');
  expect(window.location.search).toBe('?procedure=hip&clinics=a,b');
  expect(screen.getByText('None of these clinics offers Hip replacement.')).toBeVisible();
  expect(document.querySelector('table')).not.toHaveTextContent('$');
  await user.selectOptions(screen.getByLabelText('Compare for'), '');
  expect(window.location.search).toBe('?clinics=a,b');
  await user.click(screen.getByRole('button', { name: 'Total knee replacement' }));
  expect(window.location.search).toBe('?procedure=total-knee-replacement&clinics=a,b');
});

it('counts days until the day of arrival is chosen, which then stands in the address', async () => {
  const user = userEvent.setup();
  open('?procedure=total-knee-replacement&clinics=a,b');
  await shows('a', 'b');
  const days = (row: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(days('Back at home')).toEqual(['Days 12 to 14', 'Days 12 to 14']);
  await user.click(screen.getByRole('button', { name: 'Casa Ceiba' }));
  const field = screen.getByLabelText('Arrival day');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Choose the day of arrival first.');
  const year = new Date().getFullYear() + 1;
  fireEvent.change(field, { target: { value: `${year - 5}-01-11` } });
  fireEvent.blur(field);
  expect(field).toHaveAccessibleDescription('This day has passed.');
  fireEvent.change(field, { target: { value: `${year}-01-11` } });
  expect(window.location.search).toBe(`?procedure=total-knee-replacement&clinics=a,b&date=${year}-01-11`);
  expect(days('First flight')[0]).toMatch(/Jan 22$/);
  expect(screen.getAllByRole('link', { name: 'Send this plan' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining(`date=${year}-01-11`),
  );
});

it('copies the address of what is shown', async () => {
  const user = userEvent.setup();
  open('?clinics=a,nobody,b');
  await shows('a', 'b');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/compare?clinics=a,b');
  expect(screen.getByRole('status')).toHaveTextContent('The address is copied.');
});

it('says that the list could not be loaded, and tries again', async () => {
  const user = userEvent.setup();
  const { [view.choices]: list } = files;
  delete files[view.choices];
  open('?clinics=a,b');
  expect(await screen.findByRole('alert')).toHaveTextContent('The clinics could not be loaded.');
  files[view.choices] = list;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shows('a', 'b');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the others when one clinic could not be loaded, and tries again', async () => {
  const user = userEvent.setup();
  const { '/compare-data/en-b.json': file } = files;
  delete files['/compare-data/en-b.json'];
  open('?clinics=a,b,c');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not loaded: Harborline.');
  await shows('a', 'c');
  files['/compare-data/en-b.json'] = file;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shows('a', 'b', 'c');
});
