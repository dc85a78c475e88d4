import { screen } from '@testing-library/react';
import { ClinicCard } from '../../../src/components/cards/ClinicCard';
import { color } from '../../../src/theme';
import { renderWithPage } from '../../renderWithPage';
import { clinics } from '../../sections/clinics/clinics';

const [, mareaNorte] = clinics;
if (!mareaNorte) throw new Error('The sample clinics are gone.');

describe('ClinicCard', () => {
  it('shows place, name, summary, specialties, languages and lowest price', () => {
    renderWithPage(<ClinicCard clinic={mareaNorte} heading="h2" />);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Tijuana, Mexico');
    expect(card).toHaveTextContent('About Clínica Marea Norte.');
    expect(card).toHaveTextContent('English, Spanish');
    expect(card).toHaveTextContent('Treatments from $4,300');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Clínica Marea Norte');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/clinics/marea-norte');
  });

  it.each([
    ['en', 'English, SpanishFrom $4,300'],
    ['es', 'English, SpanishDesde $4,300'],
  ] as const)(
    'says simply from (%s) where the price is of the care option that the page is about',
    (language, text) => {
      renderWithPage(<ClinicCard clinic={{ ...mareaNorte, priceOf: 'orthopedic-surgery' }} />, { language });
      expect(screen.getByRole('article')).toHaveTextContent(text);
    },
  );

  it.each([
    ['en', 'From $5,900'],
    ['es', 'Desde $5,900'],
  ] as const)('gives the price of the specialty that its list is filtered by (%s)', (language, text) => {
    const clinic = { ...mareaNorte, prices: ['$4,300', '$5,900'] };
    renderWithPage(<ClinicCard clinic={clinic} activeSpecialty="orthopedic-surgery" />, { language });
    expect(screen.getByRole('article')).toHaveTextContent(`English, Spanish${text}`);
    expect(screen.getByRole('article')).not.toHaveTextContent('$4,300');
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
    renderWithPage(<ClinicCard clinic={mareaNorte} activeSpecialty="orthopedic-surgery" />);
    expect(screen.getByText('Orthopedic surgery')).toHaveStyle({ background: color.foam });
    expect(screen.getByText('Stem cell therapy')).toHaveStyle({ background: color.tag });
  });

  it('keeps a row short', () => {
    renderWithPage(<ClinicCard clinic={mareaNorte} variant="row" />);
    expect(screen.queryByText('English, Spanish')).toBeNull();
  });
});
