import { render, screen } from '@testing-library/react';
import { LocationMap } from '../../../src/components/map/LocationMap';
import { countryMap } from '../../../src/generator/views/map';

/** The file below a map, which is no picture of its own to those who listen. */
const groundBelow = (map: HTMLElement): Element | null => {
  expect(screen.getAllByRole('img')).toEqual([map]);
  return map.previousElementSibling;
};

/** What the page's policy would have to allow by 'unsafe-hashes'. */
const styledInPlace = (map: HTMLElement): Element[] => [...map.querySelectorAll('[style]')];

describe('LocationMap', () => {
  it('is one picture with a name, and labels cities in the language of the page', () => {
    render(
      <LocationMap
        map={countryMap('mexico')}
        city="Guadalajara"
        latitude={20.67}
        longitude={-103.35}
        language="es"
        label="Mapa de México con un punto en Guadalajara"
      />,
    );
    const map = screen.getByRole('img', { name: 'Mapa de México con un punto en Guadalajara' });
    expect(map.textContent).toContain('Guadalajara');
    expect(map.textContent).toContain('Ciudad de México');
    expect(map.querySelectorAll('[data-mark="pin"]')).toHaveLength(1);
    const dots = [...map.querySelectorAll('.dot')];
    expect(dots.length).toBeGreaterThan(1);
    for (const dot of dots) expect(dot.parentElement).toHaveTextContent(/\p{L}/u);
    expect(styledInPlace(map)).toEqual([]);
    expect(groundBelow(map)).toHaveAttribute('src', expect.stringContaining('/static/maps/mexico-'));
    expect(groundBelow(map)).toHaveAttribute('loading', 'lazy');
  });
});
