import type { MapShapes, MapSheet } from '../../facts/outlines/outline';
import { color } from '../../theme/color';
import { map } from '../../theme/map';

/**
 * What lies below a map's names: sea lines, neighbours and the countries in colour. Light comes from the upper right, so
 * the shadow falls lower left. The file has a viewBox and no size of its own: in an `<img>` it then fills a box of any
 * shape as an inline SVG does, and shows more of the world where the box is not the viewBox's shape.
 *
 * @param countries path data of each country in colour
 * @returns the text of an SVG file
 */
export const drawGround = (
  { width, height, graticule, land }: MapSheet & MapShapes,
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
