import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { writeChosen } from '../../../../src/client/chosenClinics';
import { CompareBar } from '../../../../src/components/clinic/compareChoice/CompareBar';
import { CompareChoice } from '../../../../src/components/clinic/compareChoice/CompareChoice';
import { renderWithPage, withPage } from '../../../renderWithPage';

const names = { a: 'Casa Ceiba', b: 'Centro Valle Alto', c: 'Brisa Coral', d: 'Marea Norte', e: 'Tomebamba' } as const;
type Id = keyof typeof names;
const ids = Object.keys(names) as Id[];
const clinic = (id: Id) => ({ id, name: names[id] });

const page = (procedure?: string) => (
  <main id="content" tabIndex={-1}>
    {ids.map((id) => (
      <CompareChoice key={id} clinic={clinic(id)} procedure={procedure} />
    ))}
    <CompareBar />
  </main>
);

const box = (id: Id) => screen.getByRole('checkbox', { name: `Compare ${names[id]}` });
/** Its code comes with the first choice. */
const bar = () => screen.findByRole('region', { name: 'Clinics to compare' });

beforeEach(() => window.sessionStorage.clear());

it('refuses a fifth in words, until there is room', async () => {
  const user = userEvent.setup();
  writeChosen({ clinics: (['a', 'b', 'c', 'd'] as const).map(clinic) });
  renderWithPage(page());
  await user.click(box('e'));
  expect(box('e')).not.toBeChecked();
  expect(box('e')).toHaveAccessibleDescription('No more than 4 clinics can be compared. Take one out first.');
  expect(screen.getByRole('alert')).toHaveTextContent(/^No more than 4/);
  await user.click(box('a'));
  expect(box('e')).not.toHaveAccessibleDescription();
  await user.click(box('e'));
  expect(box('e')).toBeChecked();
});

it.each([
  ['a', 'Remove Centro Valle Alto'],
  ['b', 'Remove Brisa Coral'],
  ['c', 'Remove Centro Valle Alto'],
] as const)('taken out of the bar, %s hands the focus to "%s"', async (id, next) => {
  const user = userEvent.setup();
  writeChosen({ clinics: (['a', 'b', 'c'] as const).map(clinic) });
  renderWithPage(page());
  await user.click(within(await bar()).getByRole('button', { name: `Remove ${names[id]}` }));
  expect(box(id)).not.toBeChecked();
  expect(screen.getByRole('button', { name: next })).toHaveFocus();
});

it('goes with the last clinic, and hands the focus to the page', async () => {
  const user = userEvent.setup();
  writeChosen({ clinics: [clinic('a')] });
  renderWithPage(page());
  await user.click(await screen.findByRole('button', { name: 'Remove Casa Ceiba' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('a page that is hydrated', () => {
  let hydrated: Root | undefined;

  const hydrate = async (before: (root: HTMLElement) => void) => {
    const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(withPage(page('knee')));
    before(root);
    await act(async () => {
      hydrated = hydrateRoot(root, withPage(page('knee')));
    });
    expect(problems.mock.calls).toEqual([]);
    problems.mockRestore();
  };

  afterEach(() => {
    act(() => hydrated?.unmount());
    document.body.replaceChildren();
  });

  it('refuses what was pressed before and is too many', async () => {
    writeChosen({ clinics: (['a', 'b', 'c', 'd'] as const).map(clinic) });
    await hydrate((root) => root.querySelector<HTMLInputElement>('[data-compare="e"]')?.click());
    expect(box('e')).not.toBeChecked();
    expect(box('e')).toHaveAccessibleDescription(/No more than 4/);
  });
});
