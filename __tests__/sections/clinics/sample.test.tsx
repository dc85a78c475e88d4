import type { ClinicCardView } from '../../../src/data/clinic';
import { ClinicsPage } from '../../../src/sections/clinics/ClinicsPage';
import { Clinics } from '../../../src/sections/home/Clinics';
import { overviewMapView } from '../../overviewMap';
import { renderWithPage } from '../../renderWithPage';
import { clinics } from './clinics';

const [real] = clinics as readonly [ClinicCardView];
const invented = { ...real, id: 'invented', sample: true };

const notes = {
  en: 'Some clinics here are samples: they are invented, and their pictures are drawings, not photographs.',
  es: 'Algunas clínicas son de muestra: son inventadas y sus imágenes son dibujos, no fotografías.',
} as const;

const places = {
  home: (shown: readonly ClinicCardView[]) => (
    <Clinics
      clinics={shown.map((clinic) => ({ ...clinic, careOption: 'orthopedic-surgery', procedures: 1 }))}
      map={overviewMapView}
    />
  ),
  clinics: (shown: readonly ClinicCardView[]) => (
    <ClinicsPage
      view={{ clinics: shown, total: shown.length, more: [], map: overviewMapView, countries: [], specialties: [] }}
    />
  ),
} as const;

describe.each(Object.entries(places))('clinics on the page %s', (_, page) => {
  it.each(['en', 'es'] as const)('are said to be invented where one is (%s)', (language) => {
    expect(renderWithPage(page([real, invented]), { language }).container).toHaveTextContent(notes[language]);
  });

  it('are not said to be where none is', () => {
    expect(renderWithPage(page([real])).container).not.toHaveTextContent(notes.en);
  });
});
