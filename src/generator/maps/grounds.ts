import { type Country, countries } from '../../facts/countries';
import { americas } from '../../facts/outlines/americas';
import type { MapShapes, MapSheet } from '../../facts/outlines/outline';
import { digest } from '../digest';
import { drawGround } from './drawGround';
import { outlineFor } from './outlines';

/** The ground of a map as a file of its own. */
export interface Ground {
  /** From the site's root; changes with the content, so that it may be kept for ever. */
  readonly address: string;
  /** Text of the SVG file. */
  readonly svg: string;
}

/**
 * Draws a ground and names it.
 *
 * @param name begins the file's name
 * @param inColor path data of each country in colour
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

/** Of every map of the site. */
export const grounds: readonly Ground[] = [overviewGround, ...Object.values(countryGrounds)];
