import { act, fireEvent, screen, within } from '@testing-library/react';
import { nothingChosen, writeChosen } from '../../../../src/client/chosenClinics';
import { Header } from '../../../../src/components/site/header/Header';
import { renderWithPage } from '../../../renderWithPage';

const mainNav = (name: string) => {
  const [nav] = screen.getAllByRole('navigation', { name });
  return within(nav as HTMLElement);
};

it('has the menu in English (R2.6)', () => {
  renderWithPage(<Header />);
  expect(
    mainNav('Main menu')
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Clinics', '/clinics'],
    ['Care Options', '/care-options'],
    ['About Us', '/about-us'],
    ['Testimonials', '/testimonials'],
    ['Contact', '/contact'],
  ]);
});

it.each([
  ['clinics', 'page'],
  ['clinic', 'true'],
] as const)('marks the menu item of the page kind %s with aria-current=%s', (kind, current) => {
  renderWithPage(<Header />, { page: { kind } });
  const nav = mainNav('Main menu');
  expect(nav.getByRole('link', { name: 'Clinics' })).toHaveAttribute('aria-current', current);
  expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

it('leads to the comparison of what is chosen, with how many', async () => {
  renderWithPage(<Header />);
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  act(() =>
    writeChosen({
      procedure: 'knee',
      clinics: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
    }),
  );
  const [link] = await screen.findAllByRole('link', { name: 'Compare 2 clinics' });
  expect(link).toHaveAttribute('href', '/compare?procedure=knee&clinics=a,b');
  act(() => writeChosen(nothingChosen));
});

it('opens the search, a plain form until what suggests answers has arrived, and keeps what was typed', async () => {
  const { container } = renderWithPage(<Header />);
  const panel = (): HTMLDetailsElement => {
    const found = container.querySelector<HTMLDetailsElement>('details[data-search]');
    if (!found) throw new Error('The header has no search.');
    return found;
  };
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { hidden: true });
  expect(field.form).toHaveAttribute('action', '/procedures');
  field.value = 'knee';
  panel().open = true;
  fireEvent(panel(), new Event('toggle'));
  expect(field).toHaveFocus();
  const box = await screen.findByRole('combobox', { name: 'What do you need?' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('knee');
  expect(panel().open).toBe(true);
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(panel().open).toBe(false);
  expect(panel().querySelector('summary')).toHaveFocus();
});

it('leads to the consultation', () => {
  renderWithPage(<Header />);
  expect(screen.getByRole('link', { name: 'Free consultation' })).toHaveAttribute('href', '/contact');
});
