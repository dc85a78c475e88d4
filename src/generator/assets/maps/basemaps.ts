import { type Country, countries, offeredCountries } from '../../../facts/countries';
import { color } from '../../../theme/color';
import { map } from '../../../theme/map';
import { digest } from '../../digest';
import { americas, outlineFor } from './outlines';
import type { MapShapes, MapViewBox } from './outlines/outline';

/**
 * What is below a map's names, as an SVG file: sea lines, neighbors, countries in color; light from the upper right. A
 * viewBox without a size lets an `<img>` of any shape show more of the world.
 */
const drawBasemap = (
  { width, height, graticule, land }: MapViewBox & MapShapes,
  countries: readonly string[],
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs><path id="countries" d="${countries.join('')}"/></defs>`,
    `<path fill="none" stroke="${map.seaLine}" d="${graticule}"/>`,
    `<g stroke="${color.paper}" stroke-width="1.5">`,
    `<path fill="${map.land}" d="${land}"/>`,
    `<use href="#countries" fill="${color.wine}" stroke="none" opacity=".2" transform="translate(-5 6)"/>`,
    `<use href="#countries" fill="${color.oxblood}" stroke-linejoin="round"/>`,
    '</g></svg>\n',
  ].join('');

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
