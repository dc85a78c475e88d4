import { screen, within } from '@testing-library/react';
import { ComparisonTable } from '../../../../src/components/clinic/comparison/ComparisonTable';
import type { ComparedClinicView } from '../../../../src/data/comparison';
import type { Language } from '../../../../src/facts/locales';
import { priceOf } from '../../../offerView';
import { renderWithPage } from '../../../renderWithPage';
import { comparedClinic, offer } from './comparedClinic';

const knee = { id: 'total-knee-replacement', name: 'Total knee replacement' };

const show = (clinics: readonly ComparedClinicView[], language: Language = 'en') =>
  renderWithPage(<ComparisonTable clinics={clinics} procedure={knee} />, { language });

/** Cells of a question's row, as they read. */
const answersTo = (question: string): readonly (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(question.replace('?', '\\?')) }))
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

/** Number of clinics that agree, and what the one answer begins with. */
it.each([
  ['en', 2, 'Both:'],
  ['en', 3, 'All three:'],
  ['en', 4, 'All four:'],
  ['en', 7, 'All 7:'],
  ['es', 2, 'Ambas:'],
  ['es', 3, 'Las tres:'],
  ['es', 4, 'Las cuatro:'],
  ['es', 7, 'Las 7:'],
] as const)('%s: what %i clinics agree on stands once', (language, count, words) => {
  show(
    Array.from({ length: count }, (_, index) => comparedClinic(`clinic-${index}`, `Clinic ${index}`)),
    language,
  );
  const question = language === 'en' ? 'What is included?' : '¿Qué incluye?';
  expect(answersTo(question.replace('¿', ''))).toEqual([`${words}Surgeon, anesthesia and implant`]);
});

it('marks what differs, with an answer per clinic in their order', () => {
  show([valleAlto, mareaNorte]);
  expect(answersTo('What does it cost?')).toEqual([
    '$9,800 – $12,400Confirmed September 1, 2026',
    '$8,000 – $12,400Confirmed September 1, 2026',
  ]);
  expect(screen.getByRole('row', { name: /What does it cost\?/ })).toHaveAttribute('data-differs');
  expect(screen.getByRole('row', { name: /What is included\?/ })).not.toHaveAttribute('data-differs');
});

/** Question, what the first clinic answers, and what the second. */
it.each([
  ['Where is intensive care?', 'Sample University Hospital9 minutes by ambulance', 'In the buildingSample Hospital'],
  [
    'Who pays for a complication?',
    'The clinic, for 30 daysA hospital stay elsewhere is not included.',
    'The clinic and you, for 1 dayHalf of it.',
  ],
  ['Who pays if it has to be done again?', 'You', 'The clinic, for 12 months'],
])('%s', (question, first, second) => {
  show([valleAlto, mareaNorte]);
  expect(answersTo(question)).toEqual([first, second]);
});

/** What an offer says, and how it reads. */
it.each([
  [
    'What does it cost?',
    { price: priceOf(9800, 12400, { stale: 'May 2026' }) },
    '$9,800 – $12,400Confirmed in May 2026: ask for today’s price',
  ],
  ['What does it cost?', { price: undefined }, 'Ask for today’s priceNot confirmed within the last year'],
  ['What does it cost?', { price: priceOf(9800) }, '$9,800Confirmed September 1, 2026'],
  ['How long am I away?', { stay: { ...offer().stay, from: 14, to: 14 } }, '14 days'],
  ['When is it done?', { stay: { ...offer().stay, nights: 1 } }, 'On day 21 night at the clinic'],
  ['When is it done?', { stay: { ...offer().stay, nights: 0 } }, 'On day 2No night at the clinic'],
  ['When may I fly?', {}, 'From day 1210 days after the procedure'],
  ['When may I fly?', { stay: { from: 4, to: 5, procedureDay: 2, nights: 1 } }, 'by road only'],
  ['Who treats me?', {}, 'Ana Lucía RestrepoOrthopedic surgeon. License SAMPLE-MED-20418, Registro Andino (sample)'],
  ['Who treats me?', { practitioners: [] }, 'Not stated: ask the clinic'],
] as const)('%s of %j', (question, over, expected) => {
  show([comparedClinic('valle-alto', 'Centro Valle Alto', { offers: [offer(over)] })]);
  expect(answersTo(question)).toEqual([expected]);
});

it('says where a certificate can be checked, and when one has expired', () => {
  const [certificate] = valleAlto.accreditations;
  if (!certificate) throw new Error('The clinic has no certificate.');
  const expired = { ...certificate, body: 'Pacific Commission', validUntil: 'May 1, 2026', expired: true };
  show([{ ...valleAlto, accreditations: [certificate, expired] }]);
  const [answer] = answersTo('Which certificates?');
  expect(answer).toContain('Andean Council (sample)Valid until May 31, 2028');
  expect(answer).toContain('Pacific CommissionExpired on May 1, 2026');
  expect(screen.getByRole('link', { name: /^Check Andean Council/ })).toHaveAttribute(
    'href',
    'https://example.com/verify/1187',
  );
});

it('shows a clinic without the procedure, and says so', () => {
  show([valleAlto, { ...mareaNorte, offers: [offer({ procedure: 'dental-implant' })] }]);
  expect(answersTo('What does it cost?')[1]).toBe('Not offered here');
  expect(answersTo('Where is intensive care?')[1]).toBe('In the buildingSample Hospital');
});

it('compares main offers where there is no procedure', () => {
  const implant = offer({ procedure: 'dental-implant', name: 'Dental implant' });
  renderWithPage(<ComparisonTable clinics={[valleAlto, { ...mareaNorte, offers: [implant, offer()] }]} />);
  expect(answersTo('What is compared?')).toEqual(['Total knee replacement', 'Dental implant']);
});

it('is a table with a name, its clinics as columns, and a checkbox for what differs', () => {
  show([valleAlto, mareaNorte]);
  expect(screen.getByRole('table', { name: '2 clinics side by side: Total knee replacement' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Centro Valle AltoMedellín, Colombia',
    'Clínica Marea NorteTijuana, Mexico',
  ]);
  expect(screen.getByRole('checkbox', { name: 'Show only what differs' })).not.toBeChecked();
});

it('has no such checkbox, and no marks, for one clinic', () => {
  show([valleAlto]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  for (const row of screen.getAllByRole('row')) expect(row).not.toHaveAttribute('data-differs');
});
