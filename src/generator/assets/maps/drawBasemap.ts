import { color } from '../../../theme/color';
import { map } from '../../../theme/map';
import type { MapShapes, MapViewBox } from './outlines/outline';

/**
 * What is below a map's names, as an SVG file: sea lines, neighbors, countries in color; light from the upper right. A
 * viewBox without a size lets an `<img>` of any shape show more of the world.
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
