import { type Country, countries, offeredCountries } from '../../../facts/countries';
import { digest } from '../../digest';
import { drawBasemap } from './drawBasemap';
import { americas, outlineFor } from './outlines';
import type { MapShapes, MapViewBox } from './outlines/outline';

export interface Basemap {
  /** From the site's root. It changes with the content, so it may be cached forever. */
  readonly address: string;
  /** Text of the SVG file. */
  readonly svg: string;
}

/** Draws a background, `name` at the beginning of its file's, with the path data of each country `inColor`. */
export const createBasemap = (name: string, viewBox: MapViewBox & MapShapes, inColor: readonly string[]): Basemap => {
  const svg = drawBasemap(viewBox, inColor);
  return { address: `/static/maps/${name}-${digest(svg)}.svg`, svg };
};

const countryBasemap = (country: Country): Basemap => {
  const outline = outlineFor(country);
  return createBasemap(country, outline, [outline.country]);
};

export const countryBasemaps = Object.fromEntries(
  countries.map((country) => [country, countryBasemap(country)]),
) as Readonly<Record<Country, Basemap>>;

const onOverview = (country: Country): string => outlineFor(country).overview.country;

/** The map of all destinations. A country that the owner does not offer is land as any other. */
export const overviewBasemap = createBasemap(
  'americas',
  {
    ...americas,
    land: [americas.land, ...countries.filter((each) => !offeredCountries.includes(each)).map(onOverview)].join(''),
  },
  offeredCountries.map(onOverview),
);

export const basemaps: readonly Basemap[] = [overviewBasemap, ...Object.values(countryBasemaps)];
