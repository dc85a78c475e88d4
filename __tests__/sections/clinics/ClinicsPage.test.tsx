import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendingQuery } from '../../../src/components/ui/queryResults/pendingQuery';
import type { ClinicsListView } from '../../../src/data/clinic';
import { ClinicsPage } from '../../../src/sections/clinics/ClinicsPage';
import { overviewMapView } from '../../overviewMap';
import { renderWithPage } from '../../renderWithPage';
import { clinics } from './clinics';

const view: ClinicsListView = {
  clinics,
  total: 5,
  more: [],
  map: overviewMapView,
  countries: [
    { key: 'mexico', count: 2 },
    { key: 'colombia', count: 1 },
    { key: 'republica-dominicana', count: 1 },
    { key: 'ecuador', count: 1 },
  ],
  specialties: [
    { key: 'stem-cells', count: 2, procedures: [] },
    { key: 'orthopedic-surgery', count: 2, procedures: [] },
    { key: 'ibogaine-therapy', count: 1, procedures: [] },
    {
      key: 'dental-treatments',
      count: 2,
      procedures: [
        {
          id: 'dental-implant',
          name: 'Dental implant',
          otherNames: 'tooth implant, artificial root',
          path: '/procedures/dental-implant',
        },
      ],
    },
  ],
};

/** Lets what the page loads on its own arrive. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

const open = async (query = '', language: 'en' | 'es' = 'en') => {
  window.history.replaceState({ key: 'k' }, '', `/clinics${query}`);
  renderWithPage(<ClinicsPage view={view} />, {
    language,
    page: { kind: 'clinics', paths: { en: '/clinics', es: '/es/clinicas' } },
  });
  await settle();
};

const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

describe('ClinicsPage', () => {
  it('has the wording that is fixed (R2.8)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Our Partner Clinics' })).toBeVisible();
    expect(screen.getByPlaceholderText('Search by clinic, city, or specialty')).toHaveValue('');
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('All Countries');
    expect(screen.getByLabelText('Specialty')).toHaveDisplayValue('All');
    expect(screen.getByRole('status')).toHaveTextContent('5 clinics');
  });

  it('has the Spanish title that is fixed (R2.8)', async () => {
    await open('', 'es');
    expect(screen.getByRole('heading', { level: 1, name: 'Nuestras Clínicas' })).toBeVisible();
  });

  it.each(['?country=mexico', '?q=cuenca', '?procedure=dental-implant&sort=price'])(
    'keeps %s out of sight until it shows what was asked for',
    async (query) => {
      document.head.setAttribute(pendingQuery, '');
      await open(query);
      await waitFor(() => expect(document.head).not.toHaveAttribute(pendingQuery));
      expect(names().length).toBeLessThan(5);
    },
  );

  it('combines the three filters and keeps them in the address', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    await user.selectOptions(screen.getByLabelText('Specialty'), 'dental-treatments');
    expect(names()).toEqual(['Clínica Tomebamba', 'Clínica Brisa Coral']);
    expect(window.location.search).toBe('?specialty=dental-treatments');
    await user.type(screen.getByRole('searchbox'), 'cuenca');
    expect(names()).toEqual(['Clínica Tomebamba']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 5 clinics');
    await waitFor(() => expect(window.location.search).toBe('?specialty=dental-treatments&q=cuenca'));
    expect(window.history.state).toEqual({ key: 'k' });
  });

  it('narrows to a procedure, which stands in the specialty filter as a second level', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    await user.selectOptions(screen.getByLabelText('Specialty'), 'dental-implant');
    expect(names()).toEqual(['Clínica Tomebamba', 'Clínica Brisa Coral']);
    expect(window.location.search).toBe('?procedure=dental-implant');
    expect(screen.getByRole('button', { name: /^Dental implant/ })).toBeVisible();
  });

  it('finds a procedure by its other names', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    await user.type(screen.getByRole('searchbox'), 'artificial root');
    expect(names()).toEqual(['Clínica Tomebamba', 'Clínica Brisa Coral']);
  });

  it('sorts, keeps the order in the address, and says it in a sentence', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    expect(screen.getByText(/By country, then by name\. No clinic pays for its place\./)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'price');
    expect(names()[0]).toBe('Clínica Tomebamba');
    expect(window.location.search).toBe('?sort=price');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'airport');
    expect(names()[0]).toBe('Clínica Brisa Coral');
    expect(screen.getByText(/Shortest trip from the airport first/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('5 clinics');
  });

  it('starts from the address and ignores what it does not know', async () => {
    await open('?country=mexico&specialty=alchemy&page=7');
    expect(names()).toEqual(['Casa Ceiba', 'Clínica Marea Norte']);
    expect(screen.getByLabelText('Country')).toHaveValue('mexico');
    expect(screen.getByLabelText('Specialty')).toHaveValue('');
  });

  it('removes a filter by its chip and moves the focus to the count', async () => {
    const user = userEvent.setup({ delay: null });
    await open('?country=mexico&q=ceiba');
    await user.click(screen.getByRole('button', { name: /^Mexico/ }));
    expect(window.location.search).toBe('?q=ceiba');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByLabelText('Country')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(window.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(names()).toHaveLength(5);
  });

  it('says which choice the count is of: another one may leave as many over', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    await user.selectOptions(screen.getByLabelText('Country'), 'colombia');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 5 clinics, Colombia');
    await user.selectOptions(screen.getByLabelText('Country'), 'ecuador');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 5 clinics, Ecuador');
    await user.type(screen.getByRole('searchbox'), 'dent');
    expect(screen.getByRole('status')).toHaveTextContent(/Ecuador$/);
  });

  it('has the new count before the focus comes to it', async () => {
    const user = userEvent.setup({ delay: null });
    await open('?q=ceiba');
    const status = screen.getByRole('status');
    const read = new Promise((resolve) => {
      status.addEventListener('focus', () => resolve(status.textContent), { once: true });
    });
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await read).toBe('5 clinics');
  });

  it('has no landmark without a name beside its cards', async () => {
    await open();
    expect(screen.getByText('Not sure which treatment is right for you?')).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('stays as it is while the address is the next page’s already', async () => {
    await open('?country=ecuador');
    act(() => {
      window.history.replaceState(null, '', '/');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(names()).toEqual(['Clínica Tomebamba']);
    expect(screen.getByLabelText('Country')).toHaveValue('ecuador');
  });

  it('offers a way back when nothing is found', async () => {
    const user = userEvent.setup({ delay: null });
    await open('?country=colombia&specialty=dental-treatments');
    expect(screen.getByRole('status')).toHaveTextContent('0 of 5 clinics');
    expect(screen.getByRole('link', { name: 'Ask for guidance' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByText(/No clinic pays/)).not.toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Clear all filters' }).slice(-1);
    await user.click(clear as HTMLElement);
    expect(names()).toHaveLength(5);
  });

  it('follows the address when the visitor goes back', async () => {
    await open('?country=ecuador');
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
    const opened = open();
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

  it('searches in the words of the page’s language', async () => {
    const user = userEvent.setup({ delay: null });
    await open('', 'es');
    await user.type(screen.getByRole('searchbox'), 'republica dominicana');
    await waitFor(() => expect(names()).toEqual(['Clínica Brisa Coral']));
  });

  it('shows a long list a page at a time and leads to the rest without scripting', async () => {
    const user = userEvent.setup({ delay: null });
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...clinics[0],
      id: `c${index}`,
      name: `Clinic ${index}`,
    }));
    global.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => many }) as unknown as typeof fetch;
    window.history.replaceState(null, '', '/clinics');
    const long = { ...view, clinics: many.slice(0, 24) as unknown as typeof clinics, total: 60, index: '/list.json' };
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
    renderWithPage(<ClinicsPage view={{ ...view, total: 900, index: '/list.json' }} />);
    expect(await screen.findByText(/the full list could not be loaded/)).toBeVisible();
    expect(names()).toEqual(['Casa Ceiba', 'Clínica Marea Norte']);
    expect(log).toHaveBeenCalled();
  });
});
