import { color } from '../../../theme/color';
import { map } from '../../../theme/map';
import type { MapShapes, MapViewBox } from './outlines/outline';

/**
 * What is below a map's names: sea lines, neighbors and the countries in color. Light comes from the upper right, so
 * the shadow falls to the lower left. The file has a viewBox but no size: in an `<img>` it fills a box of any shape
 * like an inline SVG, and shows more of the world when the box has a different shape from the viewBox.
 *
 * @param countries path data of each country in color
 * @returns the text of an SVG file
 */
export const drawBasemap = (
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
