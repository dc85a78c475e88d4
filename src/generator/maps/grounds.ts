import { type Country, countries } from '../../facts/countries';
import { americas } from '../../facts/outlines/americas';
import type { MapShapes, MapSheet } from '../../facts/outlines/outline';
import { digest } from '../digest';
import { drawGround } from './drawGround';
import { outlineFor } from './outlines';

/** The background of a map as a separate file. */
export interface Ground {
  /** From the site's root. It changes with the content, so it may be cached forever. */
  readonly address: string;
  /** Text of the SVG file. */
  readonly svg: string;
}

/**
 * Draws a background and names it.
 *
 * @param name begins the file's name
 * @param inColor path data of each country in color
 */
export const createGround = (name: string, sheet: MapSheet & MapShapes, inColor: readonly string[]): Ground => {
  const svg = drawGround(sheet, inColor);
  return { address: `/static/maps/${name}-${digest(svg)}.svg`, svg };
};

const countryGround = (country: Country): Ground => {
  const outline = outlineFor(country);
  return createGround(country, outline, [outline.country]);
};

export const countryGrounds = Object.fromEntries(
  countries.map((country) => [country, countryGround(country)]),
) as Readonly<Record<Country, Ground>>;

export const overviewGround = createGround('americas', americas, Object.values(americas.countries));

/** The backgrounds of all maps of the site. */
export const grounds: readonly Ground[] = [overviewGround, ...Object.values(countryGrounds)];
