import { screen, within } from '@testing-library/react';
import type { TextPageView } from '../../../src/data/pages';
import { TextPage } from '../../../src/sections/textPage/TextPage';
import { renderWithPage } from '../../renderWithPage';
import { clinicView } from '../clinic/clinicView';

const view: TextPageView = {
  title: 'Medical Disclaimer',
  lede: 'This site informs. It does not diagnose, treat or promise.',
  updated: 'June 1, 2026',
  sample: true,
  intro: { html: '' },
  team: [],
  sections: [
    { id: 'information', title: 'Information, not advice', html: '<p>General information.</p>' },
    { id: 'our-role', title: 'Our role', html: '<p>An intermediary.</p>' },
  ],
  legal: true,
};

it('shows title, summary, date, contents and sections', () => {
  const { container } = renderWithPage(<TextPage view={view} />, { page: { kind: 'medicalDisclaimer' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Medical Disclaimer' })).toBeVisible();
  expect(container).toHaveTextContent('Last updated June 1, 2026.');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(contents).getByRole('link', { name: 'Our role' })).toHaveAttribute('href', '#our-role');
  expect(screen.getByRole('region', { name: 'Our role' })).toHaveAttribute('id', 'our-role');
});

it('leads to the other legal pages', () => {
  renderWithPage(<TextPage view={view} />, { page: { kind: 'medicalDisclaimer' } });
  const others = within(screen.getByRole('navigation', { name: 'Other legal pages' })).getAllByRole('link');
  const addresses = others.map((link) => link.getAttribute('href'));
  expect(addresses.slice(0, 4)).toEqual(['/patient-rights', '/privacy-policy', '/terms-of-service', '/accessibility']);
  expect(addresses).not.toContain('/medical-disclaimer');
});

it('ends about us with the way to the form, without legal pages', () => {
  const pictures = { top: clinicView.cover, call: clinicView.cover };
  renderWithPage(<TextPage view={{ ...view, legal: false, pictures }} />, { page: { kind: 'aboutUs' } });
  expect(screen.queryByRole('navigation', { name: 'Other legal pages' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('list', { name: 'What we help with' }).children).toHaveLength(4);
});

it('shows the people by role, and by name where there is one', () => {
  const team = [
    { monogram: 'PC', title: 'Patient coordinators', text: 'They answer.' },
    { monogram: 'AR', title: 'Ana Restrepo', role: 'Editor', text: 'Writes the pages.' },
  ];
  renderWithPage(<TextPage view={{ ...view, team }} />, { page: { kind: 'aboutUs' } });
  for (const text of ['PC', 'Patient coordinators', 'Ana Restrepo', 'Editor', 'Writes the pages.'])
    expect(screen.getByText(text)).toBeVisible();
});
