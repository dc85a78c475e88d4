import { screen, within } from '@testing-library/react';
import type { ContactView } from '../../../src/data/pages';
import { ContactPage } from '../../../src/sections/contact/ContactPage';
import { overviewMapView } from '../../overviewMap';
import { renderWithPage } from '../../renderWithPage';

const view: ContactView = {
  clinics: [],
  map: overviewMapView,
};

describe('ContactPage', () => {
  it.each([
    ['en', 'Get in Touch'],
    ['es', 'Póngase en contacto'],
  ] as const)('has its fixed title (%s)', (language, title) => {
    renderWithPage(<ContactPage view={view} form={<form />} />, { language, page: { kind: 'contact' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('shows the ways to reach us, the form, the promise and the destinations', () => {
    const { container } = renderWithPage(<ContactPage view={view} form={<form aria-label="Inquiry" />} />, {
      page: { kind: 'contact' },
    });
    expect(screen.getByRole('link', { name: '+1 555 0100' })).toHaveAttribute('href', 'tel:+15550100');
    expect(screen.getByRole('link', { name: 'patients@example.com' })).toHaveAttribute(
      'href',
      'mailto:patients@example.com',
    );
    expect(screen.getByRole('form', { name: 'Inquiry' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Your inquiry' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your inquiry' })).toBeNull();
    expect(container).toHaveTextContent('within 24 hours');
    const map = within(screen.getByRole('region', { name: 'Where our partner clinics are' }));
    expect(map.getByRole('link', { name: 'Mexico' })).toHaveAttribute('href', '/clinics?country=mexico');
    expect(map.getByRole('link', { name: 'Casa Ceiba Mérida' })).toHaveAttribute('href', '/clinics/casa-ceiba');
  });
});
