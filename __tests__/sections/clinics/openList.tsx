import { act, screen } from '@testing-library/react';
import type { ClinicsListView } from '../../../src/data/clinic';
import { ClinicsPage } from '../../../src/sections/clinics/ClinicsPage';
import { overviewMapView } from '../../overviewMap';
import { renderWithPage } from '../../renderWithPage';
import { clinics } from './clinics';

export const clinicsList: ClinicsListView = {
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
      procedures: [{ id: 'dental-implant', name: 'Dental implant', path: '/procedures/dental-implant' }],
    },
  ],
};

const searched = [
  {
    kind: 'procedure',
    id: 'dental-implant',
    names: ['Dental implant'],
    words: ['artificial root'],
    careOption: 'dental-treatments',
  },
  ...clinics.map(({ id, name, city, country, offers = [] }) => ({
    kind: 'clinic',
    id,
    names: [name],
    words: [],
    places: [city, country === 'republica-dominicana' ? 'República Dominicana' : country],
    offers: offers.map(({ procedure }) => procedure),
  })),
];

export const answerSearch = (): void => {
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => searched }) as unknown as typeof fetch;
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

export const openList = async (query = '', language: 'en' | 'es' = 'en', searchFile = '/search-index/en.json') => {
  window.history.replaceState({ key: 'k' }, '', `/clinics${query}`);
  renderWithPage(<ClinicsPage view={clinicsList} />, {
    language,
    page: { kind: 'clinics', searchFile },
  });
  await settle();
};

export const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
