import { render, screen } from '@testing-library/react';
import { LocationMap } from '../../../../src/components/clinic/map/LocationMap';
import type { LocationMapView } from '../../../../src/data/map';

const mexico: LocationMapView = {
  basemap: '/static/maps/mexico-1.svg',
  width: 960,
  height: 640,
  cities: [
    {
      name: 'Ciudad de México',
      kind: 'dot',
      minor: false,
      level: 3,
      x: 560,
      y: 430,
      label: { left: 16, top: -15, right: 186, bottom: 15 },
    },
    {
      name: 'Guadalajara',
      kind: 'pin',
      minor: false,
      level: 4,
      x: 440,
      y: 410,
      label: { left: -147, top: -34, right: -24, bottom: -4 },
    },
  ],
};

it('is one picture with a name, and each city stands with its label', () => {
  render(<LocationMap map={mexico} label="Mapa de México con un punto en Guadalajara" />);
  // The basemap is no picture of its own to those who listen.
  const map = screen.getByRole('img');
  expect(map).toHaveAccessibleName('Mapa de México con un punto en Guadalajara');
  for (const name of ['Ciudad de México', 'Guadalajara']) expect(map).toHaveTextContent(name);
  // The page's policy would have to allow it by 'unsafe-hashes'.
  expect(map.querySelectorAll('[style]')).toHaveLength(0);
  expect(map.previousElementSibling).toHaveAttribute('src', '/static/maps/mexico-1.svg');
  expect(map.previousElementSibling).toHaveAttribute('loading', 'lazy');
});
