import type { ComparedClinicView, ComparedOfferView } from '../../../../src/data/comparison';
import { offerView } from '../../../offerView';

export const offer = (over: Partial<ComparedOfferView> = {}): ComparedOfferView => ({
  ...offerView({
    includes: 'Surgeon, anesthesia and implant',
    stay: { from: 12, to: 14, procedureDay: 2, nights: 3, flightDay: 12 },
  }),
  practitioners: [
    {
      name: 'Ana Lucía Restrepo',
      role: 'Orthopedic surgeon',
      licence: { number: 'SAMPLE-MED-20418', register: 'Registro Andino (sample)' },
    },
  ],
  journeys: [{ home: { from: 12, to: 14 }, procedureDay: 2, nights: 3, flightDay: 12, checks: [7] }],
  ...over,
});

export const certificate: ComparedClinicView['accreditations'][number] = {
  body: 'Andean Council (sample)',
  validUntil: 'May 31, 2028',
  expired: false,
  verifyAt: 'https://example.com/verify/1187',
  covers: ['orthopedic-surgery'],
};

export const comparedClinic = (
  id: string,
  name: string,
  over: Partial<ComparedClinicView> = {},
): ComparedClinicView => ({
  id,
  name,
  city: 'Medellín',
  country: 'colombia',
  path: `/clinics/${id}`,
  sample: true,
  reviewed: 'September 14, 2026',
  languages: 'English, Spanish',
  airport: { name: 'José María Córdova', code: 'MDE', minutes: 50 },
  accreditations: [certificate],
  priceExcludes: ['Travel insurance', 'Changes to flights'],
  safety: {
    intensiveCare: { hospital: 'Sample University Hospital', minutes: 9 },
    complication: { paidBy: 'clinic', days: 30, text: 'A hospital stay elsewhere is not included.' },
    revision: { paidBy: 'patient', months: 12 },
    records: 'English, Spanish',
    afterReturn: 'Video at 2, 6 and 12 weeks',
  },
  offers: [offer()],
  ...over,
});
