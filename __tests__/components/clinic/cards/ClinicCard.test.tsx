import { screen } from '@testing-library/react';
import { ClinicCard } from '../../../../src/components/clinic/cards/ClinicCard';
import { OfferFold } from '../../../../src/components/clinic/cards/OfferFold';
import type { ClinicCardView } from '../../../../src/data/clinic';
import { priceOf } from '../../../offerView';
import { renderWithPage } from '../../../renderWithPage';
import { clinics } from '../../../sections/clinics/clinics';

const [, mareaNorte] = clinics as readonly [ClinicCardView, ClinicCardView];

it('shows place, name, summary, specialties, languages and lowest price', () => {
  renderWithPage(<ClinicCard clinic={mareaNorte} heading="h2" procedure={mareaNorte.offer.procedure} />);
  const card = screen.getByRole('article');
  expect(card).toHaveAccessibleName(screen.getByRole('heading').textContent ?? '');
  expect(card).toHaveTextContent('Tijuana, Mexico');
  expect(card).toHaveTextContent('About Clínica Marea Norte.');
  expect(card).toHaveTextContent('English, Spanish');
  expect(card).toHaveTextContent('Treatment of stem-cells: $4,300');
  expect(card).toHaveTextContent('6 to 9 days, no flight before day 3');
  expect(card).toHaveTextContent('40 min from MID airport');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Clínica Marea Norte');
  expect(card).toHaveTextContent('Quality, to May 2028');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/clinics/marea-norte?procedure=cell-injection-joint');
});

it('is short beside the page of another clinic: place, name, price, days and certificate', () => {
  renderWithPage(<ClinicCard brief clinic={mareaNorte} procedure={mareaNorte.offer.procedure} />);
  const card = screen.getByRole('article');
  for (const text of ['Tijuana, Mexico', '$4,300', '6 to 9 days', 'Quality, to May 2028'])
    expect(card).toHaveTextContent(text);
  for (const text of ['About Clínica', 'English', 'airport']) expect(card).not.toHaveTextContent(text);
});

it.each([
  ['en', '2 procedures: prices and days', 'Unproven'],
  ['es', '2 procedimientos: precios y días', 'Eficacia no comprobada'],
] as const)('keeps all prices behind a fold where nothing is sought (%s)', (language, fold, unproven) => {
  const [cells, ...others] = mareaNorte.offers ?? [];
  const offers = cells ? [...others, { ...cells, unproven: true as const }] : [];
  renderWithPage(<ClinicCard clinic={{ ...mareaNorte, offers }} fold={OfferFold} />, { language });
  expect(screen.getByRole('article')).toHaveTextContent('2 certificates, to Aug 2027');
  const { parentElement: details } = screen.getByText(new RegExp(fold.split(':')[0] ?? '')).closest('summary') ?? {};
  expect(details).toHaveTextContent(fold);
  expect(details).toHaveTextContent(`${unproven} · $4,300`);
  expect((details?.parentElement?.textContent ?? '').split('$')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Treatment of stem-cells', hidden: true })).toHaveAttribute(
    'href',
    expect.stringContaining('/clinics/marea-norte?procedure=cell-injection-joint'),
  );
});

it.each([
  ['en', 'Confirmed in May 2026: ask again'],
  ['es', 'Confirmado en May 2026: pregunte de nuevo'],
] as const)('says that a price is old (%s)', (language, text) => {
  const offer = { ...mareaNorte.offer, price: priceOf(6900, 8000, { stale: 'May 2026' }) };
  renderWithPage(<ClinicCard clinic={{ ...mareaNorte, offer }} priced />, { language });
  expect(screen.getByRole('article')).toHaveTextContent(text);
});

it.each([
  ['en', 'Ask for today’s price'],
  ['es', 'Pregunte por el precio de hoy'],
] as const)('shows no price that nobody confirmed within a year (%s)', (language, text) => {
  const { price: _, ...offer } = mareaNorte.offer;
  renderWithPage(<ClinicCard clinic={{ ...mareaNorte, offer }} priced />, { language });
  expect(screen.getByRole('article')).toHaveTextContent(text);
  expect(screen.getByRole('article')).not.toHaveTextContent('$');
});

it.each([
  ['en', 'Unproven'],
  ['es', 'Eficacia no comprobada'],
] as const)('marks a price of what is unproven at every width (%s)', (language, mark) => {
  const offer = { ...mareaNorte.offer, unproven: true as const };
  renderWithPage(<ClinicCard clinic={{ ...mareaNorte, offer }} priced />, { language });
  expect(screen.getByText(mark).closest('.about')).toBeNull();
});

it('says where a stay is for those who come by road', () => {
  const { flightDay: _, ...stay } = mareaNorte.offer.stay;
  const offer = { ...mareaNorte.offer, stay };
  renderWithPage(<ClinicCard clinic={{ ...mareaNorte, offer }} priced />);
  expect(screen.getByRole('article')).toHaveTextContent('6 to 9 days, by road only');
});

it('names the country in the page’s language, and the care options', () => {
  renderWithPage(<ClinicCard clinic={mareaNorte} />, { language: 'es' });
  expect(screen.getByRole('article')).toHaveTextContent('Tijuana, México');
  expect(screen.getByRole('article')).toHaveTextContent('stem-cells; orthopedic-surgery');
});
