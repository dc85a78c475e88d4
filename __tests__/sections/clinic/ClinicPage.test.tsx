import { fireEvent, screen, within } from '@testing-library/react';
import { certificate } from './clinicView';
import { open, panel } from './openClinic';

beforeEach(() => window.history.replaceState(null, '', '/clinics/valle-alto'));

it.each([
  ['en', 'Profile, Treatment, Prices, Qualifications, Experts, Testimonials, About Destination, Location'],
  ['es', 'Perfil, Tratamiento, Precios, Credenciales, Expertos, Testimonios, Sobre el destino, Ubicación'],
] as const)('has the eight tabs in order (%s)', (language, labels) => {
  open({}, language);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(labels.split(', '));
});

it('shows Key Features, Related Clinics and the way to all clinics', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Key Features' })).toBeVisible();
  const related = screen.getByRole('region', { name: 'Related Clinics' });
  expect(within(related).getByRole('link', { name: 'Clínica Marea Norte' })).toHaveAttribute(
    'href',
    '/clinics/marea-norte',
  );
  expect(within(related).getByRole('link', { name: 'View All Clinics' })).toHaveAttribute('href', '/clinics');
});

it('leads by View More from Profile to Treatment', () => {
  Element.prototype.scrollIntoView = jest.fn();
  open();
  fireEvent.click(screen.getByText('View More'));
  expect(screen.getByRole('tab', { name: 'Treatment' })).toHaveAttribute('aria-selected', 'true');
});

it('has one h1 and a heading first in every panel', () => {
  const { container } = open();
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  for (const each of container.querySelectorAll('[role="tabpanel"]')) {
    expect(each.querySelector('h2, h3, h4')?.tagName).toBe('H2');
  }
});

it('links each accreditation to the place where it can be checked, and says that it leads away', () => {
  open();
  const link = within(panel('qualifications'))
    .getByText(/Check it with the accrediting body/)
    .closest('a');
  expect(link).toHaveAttribute('href', 'https://example.com/verify/1187');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveTextContent('(opens another site)');
  expect(link).toHaveAccessibleName(expect.stringContaining(certificate.body));
  expect(panel('qualifications')).toHaveTextContent('SAMPLE-CO-1187');
  expect(panel('qualifications')).toHaveTextContent('Valid until May 31, 2028');
});

describe('with certificates that have run out', () => {
  const expired = { ...certificate, key: 'old', number: 'SAMPLE-OLD', validUntil: 'May 31, 2024', expired: true };

  it.each([
    ['en', 'Expired: valid until May 31, 2024', 'to May 2028'],
    ['es', 'Vencido: fue válido hasta el May 31, 2024', 'to May 2028'],
  ] as const)('says so, and its head names none (%s)', (language, text, badge) => {
    const { container } = open({ accreditations: [expired], certificates: [] }, language);
    expect(container).toHaveTextContent(text);
    expect(container).not.toHaveTextContent(badge);
  });

  it('names one that is valid and covers the treatment', () => {
    const { container } = open({ accreditations: [expired, certificate] });
    expect(container).toHaveTextContent('Hospital quality, to May 2028');
    expect(panel('qualifications')).toHaveTextContent('Expired: valid until May 31, 2024');
    expect(panel('qualifications')).toHaveTextContent('Valid until May 31, 2028');
  });
});

it('groups treatments by care option and links to its page', () => {
  open();
  const treatment = within(panel('treatment'));
  const link = treatment.getByText('Read about this care option: Stem cell therapy');
  expect(link.closest('a')).toHaveAttribute('href', '/care-options/stem-cells');
});

it('says the place as text, with a plain link to the own maps app', () => {
  open();
  const location = panel('location');
  expect(location).toHaveTextContent('José María Córdova (MDE), 50 minutes by road');
  expect(location).toHaveTextContent('UTC−5');
  expect(within(location).getByText('Open in your maps app').closest('a')).toHaveAttribute(
    'href',
    'geo:6.2086,-75.5659',
  );
});

it('says so when there is no testimonial', () => {
  open({ testimonials: [] });
  expect(panel('testimonials')).toHaveTextContent('Nobody has told us about this clinic yet.');
});

it('leaves Related Clinics out when there are none', () => {
  open({ related: [] });
  expect(screen.queryByRole('region', { name: 'Related Clinics' })).toBeNull();
});
