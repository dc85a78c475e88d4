import { screen, within } from '@testing-library/react';
import { Header } from '../../../../src/components/site/header/Header';
import { renderWithPage } from '../../../renderWithPage';

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() });
});

const mainNav = (name: string) => {
  const [nav] = screen.getAllByRole('navigation', { name });
  return within(nav as HTMLElement);
};

describe('Header', () => {
  it('has the menu in English (R2.6)', () => {
    renderWithPage(<Header />);
    expect(
      mainNav('Main menu')
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Clinics', '/clinics'],
      ['Care Options', '/care-options'],
      ['About Us', '/about-us'],
      ['Testimonials', '/testimonials'],
      ['Contact', '/contact'],
    ]);
  });

  it('has it in Spanish', () => {
    renderWithPage(<Header />, { language: 'es' });
    expect(
      mainNav('Menú principal')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/es',
      '/es/clinicas',
      '/es/opciones-de-cuidado',
      '/es/sobre-nosotros',
      '/es/testimonios',
      '/es/contacto',
    ]);
  });

  it.each([
    ['clinics', 'page'],
    ['clinic', 'true'],
  ] as const)('marks the menu item of the page kind %s with aria-current=%s', (kind, current) => {
    renderWithPage(<Header />, { page: { kind, paths: { en: '/clinics/x', es: '/es/clinicas/x' } } });
    const nav = mainNav('Main menu');
    expect(nav.getByRole('link', { name: 'Clinics' })).toHaveAttribute('aria-current', current);
    expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  it('leads to the same page in the other language, by its own name, with the query kept', () => {
    window.history.replaceState(null, '', '/clinics?country=mexico');
    renderWithPage(<Header />, { page: { kind: 'clinics', paths: { en: '/clinics', es: '/es/clinicas' } } });
    const [link] = screen.getAllByRole('link', { name: 'Español' });
    expect(link).toHaveAttribute('href', '/es/clinicas?country=mexico');
    expect(link).toHaveAttribute('hreflang', 'es');
    expect(link).toHaveAttribute('lang', 'es');
    expect(link).toHaveAttribute('data-language-switch', 'es');
    window.history.replaceState(null, '', '/');
  });

  it('leads to the consultation', () => {
    renderWithPage(<Header />);
    expect(screen.getByRole('link', { name: 'Free consultation' })).toHaveAttribute('href', '/contact');
  });
});
