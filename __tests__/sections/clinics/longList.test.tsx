import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClinicsPage } from '../../../src/sections/clinics/ClinicsPage';
import { renderWithPage } from '../../renderWithPage';
import { clinics } from './clinics';
import { clinicsList, names } from './openList';

it('shows a long list a page at a time and leads to the rest without scripting', async () => {
  const user = userEvent.setup({ delay: null });
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...clinics[0],
    id: `c${index}`,
    name: `Clinic ${index}`,
  }));
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
  expect(screen.getByRole('link', { name: 'Clinic 24, Mérida' })).toHaveAttribute('href', '/clinics/c24');
  expect(names()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: /Show more clinics/ }));
  await waitFor(() => expect(names()).toHaveLength(48));
  expect(screen.getByRole('link', { name: 'Clinic 24' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Show more clinics/ }));
  expect(names()).toHaveLength(60);
  expect(screen.queryByRole('button', { name: /Show more clinics/ })).toBeNull();
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
