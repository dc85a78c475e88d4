import { screen } from '@testing-library/react';
import { RouteLink } from '../../../../src/components/ui/link/RouteLink';
import { renderWithPage } from '../../../renderWithPage';

describe('RouteLink', () => {
  it('leads to the page in English on an English page', () => {
    renderWithPage(<RouteLink to="contact">Contact</RouteLink>);
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  });

  it('leads to the page in Spanish on a Spanish page', () => {
    renderWithPage(<RouteLink to="contact">Contacto</RouteLink>, { language: 'es' });
    expect(screen.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '/es/contacto');
  });

  it('keeps a suffix', () => {
    renderWithPage(
      <RouteLink to="clinics" suffix="?country=mexico">
        Mexico
      </RouteLink>,
    );
    expect(screen.getByRole('link', { name: 'Mexico' })).toHaveAttribute('href', '/clinics?country=mexico');
  });
});
