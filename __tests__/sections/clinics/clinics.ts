import type { ClinicCardView } from '../../../src/data/clinic';
import type { OfferView } from '../../../src/data/offer';
import type { CareOptionKey } from '../../../src/facts/careOptionKeys';
import { offerView, priceOf } from '../../offerView';

const picture = { width: 4, height: 3, color: '#ffffff', sources: [], fallback: '/p.webp', sizes: '100vw' };

const procedureOf: Partial<Record<CareOptionKey, string>> = {
  'dental-treatments': 'dental-implant',
  'stem-cells': 'cell-injection-joint',
};

const offerOf = (careOption: CareOptionKey, price: number, index: number): OfferView =>
  offerView({
    key: careOption,
    procedure: procedureOf[careOption] ?? careOption,
    careOption,
    name: `Treatment of ${careOption}`,
    price: priceOf(price),
    stay: { from: 3 + ((index * 3) % 5), to: 9, procedureDay: 1, nights: 1, flightDay: 3 },
  });

export const clinics: readonly ClinicCardView[] = (
  [
    ['casa-ceiba', 'Casa Ceiba', 'Mérida', 'mexico', ['ibogaine-therapy'], 6900],
    ['marea-norte', 'Clínica Marea Norte', 'Tijuana', 'mexico', ['stem-cells', 'orthopedic-surgery'], 4300],
    ['valle-alto', 'Centro Valle Alto', 'Medellín', 'colombia', ['orthopedic-surgery', 'stem-cells'], 4600],
    ['tomebamba', 'Clínica Tomebamba', 'Cuenca', 'ecuador', ['dental-treatments'], 740],
    ['brisa-coral', 'Clínica Brisa Coral', 'Punta Cana', 'republica-dominicana', ['dental-treatments'], 890],
  ] as const
).map(([id, name, city, country, specialties, price], index) => ({
  id,
  sample: false,
  path: `/clinics/${id}`,
  name,
  city,
  country,
  specialties,
  airport: { code: 'MID', minutes: 50 - 10 * index },
  offer: offerOf(specialties[0], price, index),
  offers: specialties.map((specialty, place) => offerOf(specialty, place ? 9900 : price, index)),
  careOptions: specialties.join('; '),
  certificates: [{ covers: [specialties[0]], until: 'May 2028', text: 'Quality, to May 2028' }],
  certified: '2 certificates, to Aug 2027',
  summary: `About ${name}.`,
  languages: 'English, Spanish',
  picture,
}));
