import type { ClinicCardView, ClinicView } from '../../../src/data/clinic';
import type { PictureView } from '../../../src/data/picture';
import { offerView, priceOf } from '../../offerView';

const picture: PictureView = {
  width: 1600,
  height: 1000,
  color: '#aabbcc',
  sources: [],
  fallback: '/cover.webp',
  sizes: '100vw',
};

export const related: ClinicCardView = {
  sample: true,
  id: 'marea-norte',
  path: '/clinics/marea-norte',
  name: 'Clínica Marea Norte',
  city: 'Tijuana',
  country: 'mexico',
  specialties: ['orthopedic-surgery'],
  summary: 'A calm seafront clinic.',
  languages: 'Spanish, English',
  airport: { code: 'TIJ', minutes: 25 },
  offer: offerView({ price: priceOf(4300) }),
  careOptions: 'Orthopedic surgery',
  certificates: [],
  picture,
};

export const certificate: ClinicView['accreditations'][number] = {
  key: 'quality',
  body: 'Andean Council (sample)',
  covers: 'Operating rooms and wards.',
  number: 'SAMPLE-CO-1187',
  validUntil: 'May 31, 2028',
  expired: false,
  verifyAt: 'https://example.com/verify/1187',
};

export const story: ClinicView['testimonials'][number] = {
  id: 'marisol-t',
  sample: true,
  name: 'Marisol T.',
  monogram: 'MT',
  treatment: 'Knee replacement',
  clinic: { name: 'Centro Valle Alto', city: 'Medellín', path: '/clinics/valle-alto' },
  quote: ['I had the whole cost on one page.'],
  translated: true,
};

export const clinicView: ClinicView = {
  id: 'valle-alto',
  path: '/clinics/valle-alto',
  name: 'Centro Valle Alto',
  city: 'Medellín',
  country: 'colombia',
  sample: true,
  lede: 'Orthopedic center above the valley.',
  cover: picture,
  coverAlt: 'Four brick vaults',
  languages: 'Spanish, English',
  founded: 2009,
  certificates: [{ covers: ['orthopedic-surgery'], until: 'May 2028', text: 'Hospital quality, to May 2028' }],
  reviewed: 'September 14, 2026',
  profile: { title: 'A clinic built around walking again', html: '<p>Surgery and rehabilitation.</p>', parts: [] },
  specialties: [
    { key: 'orthopedic-surgery', path: '/care-options/orthopedic-surgery', notFor: [] },
    { key: 'stem-cells', path: '/care-options/stem-cells', notFor: [] },
  ],
  stayDays: { from: 3, to: 12 },
  keyFeatures: [
    { text: 'Documents on request', icon: 'documents' },
    { text: 'One coordinator', icon: 'languages' },
    { text: 'Private room', icon: 'room' },
    { text: 'Airport pickup', icon: 'transfer' },
  ],
  treatmentIntro: ['Not everybody who asks is accepted.'],
  offers: [
    {
      ...offerView(),
      forTwo: '$11,942 – $14,542',
      wholeTrip: {
        lines: [
          { line: 'care', two: '$9,800 – $12,400', one: '$9,800 – $12,400' },
          { line: 'lodging', two: '$654' },
          { line: 'transfers' },
        ],
        forOne: '$11,056 – $13,656',
        rates: { two: '$82', one: '$64', meals: '$22' },
        from: 'houston',
        verified: 'September 1, 2026',
      },
      description: 'Both sides of the joint are replaced.',
      procedureName: 'Total knee replacement',
      procedurePath: '/procedures/total-knee-replacement',
      practitioners: [{ name: 'Ana Lucía Restrepo', role: 'Orthopedic surgeon' }],
      sheetPath: '/for-your-doctor/total-knee-replacement#valle-alto',
    },
    {
      ...offerView({
        key: 'cells',
        procedure: 'cell-injection-joint',
        careOption: 'stem-cells',
        name: 'Stem cell therapy, one joint',
        includes: 'Assessment, one session',
        price: priceOf(4600, 5900),
        stay: { from: 3, to: 3, procedureDay: 1, nights: 0, flightDay: 3 },
      }),
      description: 'Investigational.',
      procedureName: 'Cells for a joint',
      procedurePath: '/procedures/cell-injection-joint',
      practitioners: [{ name: 'Ana Lucía Restrepo', role: 'Orthopedic surgeon' }],
      sheetPath: '/for-your-doctor/cell-injection-joint#valle-alto',
    },
  ],
  steps: [
    { title: 'Before you travel', text: 'You send X-rays.' },
    { title: 'At the clinic', text: 'Day one is for tests.' },
    { title: 'Back home', text: 'Video follow-ups.' },
  ],
  priceIncludes: ['Tests', 'Medication', 'Pickup'],
  priceExcludes: ['Insurance', 'Lodging', 'Flights'],
  safety: {
    intensiveCare: { hospital: 'Hospital Ejemplo (sample)', minutes: 12 },
    complication: { paidBy: 'clinic', days: 30, text: 'The clinic treats infections of the wound at its own cost.' },
    revision: { paidBy: 'shared', months: 12 },
    records: 'English, Spanish',
    afterReturn: 'A surgeon looks at the wound by video after two and six weeks.',
  },
  qualificationsIntro: ['Ask for the latest sheet.'],
  accreditations: [certificate],
  experts: [
    {
      key: 'ana',
      name: 'Ana Lucía Restrepo',
      monogram: 'AR',
      role: 'Orthopedic surgeon',
      biography: ['Trained in Medellín and Barcelona.'],
      licence: { number: 'SAMPLE-MED-20418', register: 'Registro Andino (sample)' },
      practisingSince: 2004,
    },
  ],
  testimonials: [story],
  destination: ['Medellín lies in a green valley.'],
  destinationFacts: [
    { label: 'Altitude', value: '1,500 m' },
    { label: 'Daytime temperature', value: '24 to 28 °C' },
    { label: 'Rainiest months', value: 'April and May' },
  ],
  destinationPicture: picture,
  gettingThere: ['Flights arrive in Rionegro.'],
  location: {
    address: 'Calle Ejemplo 100, Medellín',
    timeZone: 'UTC−5',
    airport: { name: 'José María Córdova', code: 'MDE', minutes: 50 },
    map: { basemap: '/static/maps/colombia.svg', width: 960, height: 640, cities: [] },
    geo: 'geo:6.2086,-75.5659',
  },
  related: [related],
};
