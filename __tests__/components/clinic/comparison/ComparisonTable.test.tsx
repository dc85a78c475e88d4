import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComparisonTable } from '../../../../src/components/clinic/comparison/ComparisonTable';
import type { ComparedClinicView } from '../../../../src/data/comparison';
import type { Language } from '../../../../src/facts/locales';
import { priceOf } from '../../../offerView';
import { renderWithPage } from '../../../renderWithPage';
import { certificate, comparedClinic, offer } from './comparedClinic';

const knee = { id: 'total-knee-replacement', name: 'Total knee replacement' };

const show = (clinics: readonly ComparedClinicView[], language: Language = 'en') =>
  renderWithPage(<ComparisonTable clinics={clinics} procedure={knee} />, { language });

const answersTo = (question: string): readonly (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${question}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const valleAlto = comparedClinic('valle-alto', 'Centro Valle Alto');
const mareaNorte = comparedClinic('marea-norte', 'Clínica Marea Norte', {
  city: 'Tijuana',
  country: 'mexico',
  safety: {
    ...valleAlto.safety,
    intensiveCare: { hospital: 'Sample Hospital', minutes: 0 },
    complication: { paidBy: 'shared', days: 1, text: 'Half of it.' },
    revision: { paidBy: 'clinic', months: 12 },
  },
  offers: [offer({ price: priceOf(8000, 12400) })],
});

const same = () => document.querySelector('[data-same]');

it.each([
  ['en', 2, 'The same at both:', 'Included: Surgeon, anesthesia and implant'],
  ['es', 7, 'Igual en las 7:', 'Incluye: Surgeon, anesthesia and implant'],
] as const)('%s: what %i clinics agree on stands once, after what differs', (language, count, title, line) => {
  show(
    Array.from({ length: count }, (_, index) =>
      comparedClinic(`clinic-${index}`, `Clinic ${index}`, { reviewed: `day ${index}` }),
    ),
    language,
  );
  expect(same()).toHaveTextContent(title);
  expect(same()).toHaveTextContent(line);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    language === 'en' ? ['In short', 'Our last review'] : ['En breve', 'Última revisión nuestra'],
  );
});

it('begins with what differs, with an answer per clinic in their order', () => {
  show([valleAlto, mareaNorte]);
  expect(answersTo('Price')).toEqual([
    '$9,800 – $12,400Confirmed September 1, 2026',
    '$8,000 – $12,400Confirmed September 1, 2026',
  ]);
  expect(screen.queryByRole('row', { name: /^Included/ })).toBeNull();
});

it('keeps in the closing row what must not be missed', () => {
  const stale = offer({ price: priceOf(9800, 12400, { stale: 'May 2026' }) });
  show(['a', 'b'].map((id) => comparedClinic(id, id, { offers: [stale] })));
  expect(same()).toHaveTextContent('Price: $9,800 – $12,400 (Confirmed in May 2026: ask again)');
});

it.each([
  ['Intensive care', '9 minutes by ambulance', 'In the building'],
  [
    'Who pays if something goes wrong',
    'The clinic, for 30 daysA hospital stay elsewhere is not included.If it is done again: You',
    'The clinic and you, for 1 dayHalf of it.If it is done again: The clinic, for 12 months',
  ],
])('%s', (question, first, second) => {
  show([valleAlto, mareaNorte]);
  expect(answersTo(question)).toEqual([first, second]);
});

it.each([
  ['Price', { price: priceOf(9800, 12400, { stale: 'May 2026' }) }, '$9,800 – $12,400Confirmed in May 2026: ask again'],
  ['Price', { price: undefined }, 'Ask for today’s priceNot confirmed within the last year'],
  ['Price', { price: priceOf(9800) }, '$9,800Confirmed September 1, 2026'],
  ['Days away', { stay: { ...offer().stay, from: 14, to: 14 } }, '14\u00A0days3 nights at the clinic'],
  ['Days away', { stay: { ...offer().stay, nights: 1 } }, '12 to 14\u00A0days1 night at the clinic'],
  ['Days away', { stay: { ...offer().stay, nights: 0 } }, '12 to 14\u00A0daysNo night at the clinic'],
  ['Trips', {}, 'One trip'],
  [
    'Treatment',
    { scope: { key: 'bare', label: 'Without crown', missing: 'the crown' } },
    'Total knee replacementwithout the crown',
  ],
  ['First flight', {}, '10 days after the procedure'],
  ['First flight', { stay: { from: 4, to: 5, procedureDay: 2, nights: 1 } }, 'by road only'],
  ['Who treats you', {}, 'Ana Lucía RestrepoOrthopedic surgeon'],
  ['Who treats you', { practitioners: [] }, 'Not stated: ask the clinic'],
] as const)('%s of %j', (question, over, expected) => {
  show([comparedClinic('valle-alto', 'Centro Valle Alto', { offers: [offer(over)] })]);
  expect(answersTo(question)).toEqual([expected]);
});

it('says where a certificate can be checked, and when one has expired', () => {
  const expired = { ...certificate, body: 'Pacific Commission', validUntil: 'May 1, 2026', expired: true };
  show([{ ...valleAlto, accreditations: [certificate, expired] }]);
  const [answer] = answersTo('Certificates');
  expect(answer).toContain('Andean Council (sample)Valid until May 31, 2028');
  expect(answer).toContain('Pacific CommissionExpired on May 1, 2026');
  expect(screen.getByRole('link', { name: /^Check Andean Council/ })).toHaveAttribute(
    'href',
    'https://example.com/verify/1187',
  );
});

it('shows only certificates that cover what is compared', () => {
  const teeth = { ...certificate, body: 'Dental Board', covers: ['dental-treatments'] as const };
  show([{ ...valleAlto, accreditations: [certificate, teeth] }]);
  expect(answersTo('Certificates')[0]).not.toContain('Dental Board');
});

it('shows a clinic without the procedure, and says so', () => {
  show([valleAlto, { ...mareaNorte, offers: [offer({ procedure: 'dental-implant' })] }]);
  expect(answersTo('Price')[1]).toBe('Not offered here');
  expect(answersTo('Intensive care')[1]).toBe('In the building');
});

it('sets no prices side by side without a procedure, or where none of the clinics offers it', () => {
  renderWithPage(<ComparisonTable clinics={[valleAlto, mareaNorte]} />);
  expect(document.body).not.toHaveTextContent(/\$|In short|Not offered here/);
  expect(answersTo('Intensive care')[1]).toBe('In the building');
});

it.each([
  [{}, {}, ['12 days at least.', '12 days at least.']],
  [
    { safety: { ...valleAlto.safety, intensiveCare: { hospital: 'x', minutes: 0 } } },
    { safety: { ...valleAlto.safety, complication: { paidBy: 'patient', days: 1, text: '' } } },
    [
      '12 days at least. Intensive care in the building. For 30 days the clinic pays if something goes wrong.',
      '12 days at least.',
    ],
  ],
  [
    { offers: [offer({ price: priceOf(1, 2, { stale: 'May 2026' }) })] },
    {
      offers: [
        offer({
          later: [{ from: 6, to: 7, nights: 0, after: { from: 3, to: 6 } }],
          scope: { key: 'bare', label: 'Without crown', missing: 'the crown' },
        }),
      ],
    },
    ['12 days at least. One trip. The price is from May 2026.', '2 trips, 18 days at least in all. Without the crown.'],
  ],
  [{}, { offers: [] }, ['12 days at least. One trip.', 'Does not offer it.']],
] as const)('says in short what sets them apart', (first, second, expected) => {
  show([comparedClinic('a', 'A', first), comparedClinic('b', 'B', second)]);
  expect(answersTo('In short')).toEqual(expected);
});

it('adds up the whole trip, line by line below it', () => {
  const care = { line: 'care', two: '$9,800', one: '$9,800' } as const;
  const fare = { line: 'fare', two: '$960', one: '$480' } as const;
  const trip = { rates: { two: '$60', one: '$45', meals: '$22' }, verified: 'September 1, 2026' };
  const flown = offer({
    forTwo: '$14,398',
    wholeTrip: { ...trip, lines: [care, fare], forOne: '$11,000', from: 'houston' },
  });
  const driven = offer({ forTwo: '$9,000', wholeTrip: { ...trip, lines: [care], forOne: '$8,500' } });
  show([flown, driven].map((each, index) => comparedClinic(`${index}`, `Clinic ${index}`, { offers: [each] })));
  expect(answersTo('Whole trip for two')).toEqual(['$14,398for one: $11,000', '$9,000for one: $8,500']);
  // Not shown until the line above it is opened.
  expect(screen.getByText('Return flight').closest('tr')).toHaveTextContent('$960your own car, not counted');
});

it('cuts long answers on pages with the app, and shows them when asked', async () => {
  const user = userEvent.setup();
  const long = comparedClinic('a', 'Clinic A', { offers: [offer({ includes: 'Surgeon, '.repeat(20) })] });
  renderWithPage(<ComparisonTable clinics={[long, valleAlto]} procedure={knee} live />);
  const more = screen.getByRole('button', { name: 'More Included, Clinic A' });
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
});

it('is a table with a name, and its clinics as columns', () => {
  show([valleAlto, mareaNorte]);
  expect(screen.getByRole('table', { name: '2 clinics side by side: Total knee replacement' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Centro Valle AltoMedellín, Colombia',
    'Clínica Marea NorteTijuana, Mexico',
  ]);
});
