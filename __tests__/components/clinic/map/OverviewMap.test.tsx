import { screen, within } from '@testing-library/react';
import { OverviewMap } from '../../../../src/components/clinic/map/OverviewMap';
import { overviewMapView } from '../../../overviewMap';
import { renderWithPage } from '../../../renderWithPage';

const open = (shown?: ReadonlySet<string>) => renderWithPage(<OverviewMap map={overviewMapView} shown={shown} />);
const clinics = () => within(screen.getByRole('navigation', { name: 'Clinics on the map' }));

it('is lists of links, one a country, to each clinic by its name and city', () => {
  open();
  expect(
    clinics()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mexico']);
  expect(clinics().getByRole('link', { name: 'Casa Ceiba Mérida' })).toHaveAttribute('href', '/clinics/casa-ceiba');
  expect(clinics().getAllByRole('link')).toHaveLength(2);
});

it('keeps what a list leaves out as links that step back, and counts what a country leads to', () => {
  open(new Set(['casa-ceiba']));
  const off = [...document.querySelectorAll('li[data-off] a')].map((link) => link.getAttribute('href'));
  expect(off).toEqual(['/clinics/marea-norte']);
  expect(screen.getByRole('link', { name: 'Mexico 2' })).toHaveAttribute('href', '/clinics?country=mexico');
});

it('draws nothing that only its picture would say', () => {
  const { container } = open();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('[style]')).toBeNull();
});
