import type { ClinicCardView } from '../../../src/views/clinic';

const picture = { width: 4, height: 3, color: '#ffffff', sources: [], fallback: '/p.webp', sizes: '100vw' };

/** A few clinics as the list receives them. */
export const clinics: readonly ClinicCardView[] = (
  [
    ['casa-ceiba', 'Casa Ceiba', 'Mérida', 'mexico', ['ibogaine-therapy'], '$6,900'],
    ['marea-norte', 'Clínica Marea Norte', 'Tijuana', 'mexico', ['stem-cells', 'orthopedic-surgery'], '$4,300'],
    ['valle-alto', 'Centro Valle Alto', 'Medellín', 'colombia', ['orthopedic-surgery', 'stem-cells'], '$4,600'],
    ['tomebamba', 'Clínica Tomebamba', 'Cuenca', 'ecuador', ['dental-treatments'], '$740'],
    ['brisa-coral', 'Clínica Brisa Coral', 'Punta Cana', 'republica-dominicana', ['dental-treatments'], '$890'],
  ] as const
).map(([id, name, city, country, specialties, priceFrom]) => ({
  id,
  sample: false,
  path: `/clinics/${id}`,
  name,
  city,
  country,
  specialties,
  priceFrom,
  summary: `About ${name}.`,
  languages: 'English, Spanish',
  picture,
}));
