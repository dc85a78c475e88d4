import { screen } from '@testing-library/react';
import { ClinicCard } from '../../../../src/components/clinic/cards/ClinicCard';
import { color } from '../../../../src/theme';
import { priceOf } from '../../../offerView';
import { renderWithPage } from '../../../renderWithPage';
import { clinics } from '../../../sections/clinics/clinics';

const [, mareaNorte] = clinics;
if (!mareaNorte) throw new Error('The sample clinics are gone.');

describe('ClinicCard', () => {
  it('shows place, name, summary, specialties, languages and lowest price', () => {
    renderWithPage(<ClinicCard clinic={mareaNorte} heading="h2" />);
    const card = screen.getByRole('article');
    expect(card).toHaveAccessibleName(screen.getByRole('heading').textContent ?? '');
    expect(card).toHaveTextContent('Tijuana, Mexico');
    expect(card).toHaveTextContent('About Clínica Marea Norte.');
    expect(card).toHaveTextContent('English, Spanish');
    expect(card).toHaveTextContent('Treatment of stem-cells: $4,300');
    expect(card).toHaveTextContent('6 to 9 days, no flight before day 3');
    expect(card).toHaveTextContent('40 min from MID airport');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Clínica Marea Norte');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/clinics/marea-norte');
  });

  it.each([
    ['en', 'Confirmed in May 2026: ask again'],
    ['es', 'Confirmado en May 2026: pregunte de nuevo'],
  ] as const)('says that a price is old (%s)', (language, text) => {
    const offer = { ...mareaNorte.offer, price: priceOf(6900, 8000, { stale: 'May 2026' }) };
    renderWithPage(<ClinicCard clinic={{ ...mareaNorte, offer }} />, { language });
    expect(screen.getByRole('article')).toHaveTextContent(text);
  });

  it.each([
    ['en', 'Ask for today’s price'],
    ['es', 'Pregunte por el precio de hoy'],
  ] as const)('shows no price that nobody confirmed within a year (%s)', (language, text) => {
    const { price: _, ...offer } = mareaNorte.offer;
    renderWithPage(<ClinicCard clinic={{ ...mareaNorte, offer }} />, { language });
    expect(screen.getByRole('article')).toHaveTextContent(text);
    expect(screen.getByRole('article')).not.toHaveTextContent('$');
  });

  it('says where a stay is for those who come by road', () => {
    const { flightDay: _, ...stay } = mareaNorte.offer.stay;
    const offer = { ...mareaNorte.offer, stay };
    renderWithPage(<ClinicCard clinic={{ ...mareaNorte, offer }} />);
    expect(screen.getByRole('article')).toHaveTextContent('6 to 9 days, by road only');
  });

  it('names country and specialties in the page’s language', () => {
    renderWithPage(<ClinicCard clinic={mareaNorte} />, { language: 'es' });
    expect(screen.getByRole('article')).toHaveTextContent('Tijuana, México');
    expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      'Terapia con células madre',
      'Cirugía ortopédica',
    ]);
  });

  it('lets the tag that matches the filter stand out', () => {
    renderWithPage(<ClinicCard clinic={mareaNorte} activeCareOption="orthopedic-surgery" />);
    expect(screen.getByText('Orthopedic surgery')).toHaveStyle({ background: color.foam });
    expect(screen.getByText('Stem cell therapy')).toHaveStyle({ background: color.tag });
  });
});
