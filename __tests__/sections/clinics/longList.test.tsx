import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClinicsPage } from '../../../src/sections/clinics/ClinicsPage';
import { renderWithPage } from '../../renderWithPage';
import { clinics } from './clinics';
import { clinicsList, names } from './openList';

it('shows a long list a page at a time and leads to the rest without scripting', async () => {
  const user = userEvent.setup({ delay: null });
  const many = Array.from({ length: 60 }, (_, index) => ({ ...clinics[0], id: `c${index}`, name: `Clinic ${index}` }));
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => many }) as unknown as typeof fetch;
  window.history.replaceState(null, '', '/clinics');
  const long = {
    ...clinicsList,
    clinics: many.slice(0, 24) as unknown as typeof clinics,
    total: 60,
    index: '/list.json',
  };
  renderWithPage(
    <ClinicsPage view={{ ...long, more: [{ name: 'Clinic 24', city: 'Mérida', path: '/clinics/c24' }] }} />,
  );
  // Not by roles: of 60 clinics it would take seconds to know what is hidden, and what each element is called.
  const more = () => screen.queryByText(/Show more clinics/);
  const cards = () => document.querySelectorAll('article');
  expect(screen.getByText('Clinic 24, Mérida')).toHaveAttribute('href', '/clinics/c24');
  expect(cards()).toHaveLength(24);
  await user.click(more() as HTMLElement);
  await waitFor(() => expect(cards()).toHaveLength(48));
  expect(screen.getByText('Clinic 24', { selector: 'a' })).toHaveFocus();
  await user.click(more() as HTMLElement);
  expect(cards()).toHaveLength(60);
  expect(more()).toBeNull();
});

it('says so when the rest of a long list cannot be loaded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  global.fetch = jest.fn().mockResolvedValue({ ok: false, status: 404 }) as unknown as typeof fetch;
  window.history.replaceState(null, '', '/clinics?country=mexico');
  renderWithPage(<ClinicsPage view={{ ...clinicsList, total: 900, index: '/list.json' }} />);
  expect(await screen.findByText(/the full list could not be loaded/)).toBeVisible();
  expect(names()).toEqual(['Casa Ceiba', 'Clínica Marea Norte']);
  expect(log).toHaveBeenCalled();
});
