import { useId } from 'react';
import type { MapSheet } from '../../facts/outlines/outline';

interface MapGroundProps {
  sheet: MapSheet;
  /** Path data of each country in colour. */
  countries: readonly string[];
}

/** Sea lines, neighbours and the countries in colour. Light comes from the upper right, so the shadow falls lower left. */
export function MapGround({ sheet, countries }: MapGroundProps) {
  const id = useId();
  return (
    <>
      <path className="graticule" d={sheet.graticule} />
      <path className="land" d={sheet.land} />
      <use className="shadow" href={`#${id}`} transform="translate(-5 6)" />
      <path id={id} d={countries.join('')} />
      <use className="country" href={`#${id}`} />
    </>
  );
}
