import { geoBounds, geoContains, geoPath } from 'd3-geo';
import { countries } from '../../src/facts/countries';
import { americas, outlineFor } from '../../src/generator/assets/maps/outlines';
import type { MapViewBox, Outline } from '../../src/generator/assets/maps/outlines/outline';
import { color } from '../../src/theme/color';
import { map } from '../../src/theme/map';
import { boxOf, labelSizes, nearestFree } from './placeLabel';
import { beyond, fitted, type Named, nameOf, pathOf, projectionOf, shapeOf, shapesAt } from './shapes';

const frame = { width: 800, height: 560 } as const;
const landscape = { width: 1600, height: 1000 } as const;

/** Space around a country in its frame, as a share of the frame's height. */
const AIR = 0.12;

/** A line of the grid every so many degrees: the first that leaves 100 units between lines. */
const gridSteps = [0.5, 1, 2, 5, 10, 20] as const;
const LEAST_GAP = 100;

const viewBoxFor = (size: { width: number; height: number }, shape: Parameters<typeof fitted>[0]): MapViewBox => {
  const air = size.height * AIR;
  return { ...size, projection: fitted(shape, [air, air, size.width - air, size.height - air]) };
};

const graticuleOf = ({ width, height, projection: { scale, x, y } }: MapViewBox): string => {
  const radian = Math.PI / 180;
  const step = gridSteps.find((degrees) => degrees * radian * scale >= LEAST_GAP) ?? 20;
  const degrees = Array.from({ length: Math.floor(360 / step) + 1 }, (_, index) => -180 + index * step);
  const across = degrees
    .map((longitude) => Math.round(x + scale * longitude * radian))
    .filter((at) => at >= -beyond.x && at <= width + beyond.x);
  const down = degrees
    .filter((latitude) => Math.abs(latitude) < 85)
    .map((latitude) => Math.round(y - scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radian) / 2))))
    .filter((at) => at >= -beyond.y && at <= height + beyond.y);
  return [
    ...across.map((at) => `M${at} ${-beyond.y}v${height + 2 * beyond.y}`),
    ...down.map((at) => `M${-beyond.x} ${at}h${width + 2 * beyond.x}`),
  ].join('');
};

/** Points of a label at which it has to be on open sea, as shares of its box. */
const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];

type Names = Readonly<Record<string, readonly string[]>>;

const longest = (names: readonly string[]): string => names.reduce((a, b) => (b.length > a.length ? b : a));

/** The country's place on the map of all destinations, beside those that are there. */
const overviewOf = ({ id, code }: Named, words: Names): Outline['overview'] => {
  const shape = shapeOf(shapesAt('110m'), code) ?? shapeOf(shapesAt('50m'), code);
  if (!shape) throw new Error(`Natural Earth has no shape of ${id}.`);
  const projection = projectionOf(americas);
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(shape);
  const center = { x: (left + right) / 2, y: (top + bottom) / 2 };
  if (!(left >= 0 && top >= 0 && right <= americas.width && bottom <= americas.height))
    throw new Error(
      `${id} is not on the map of all destinations, which shows North and Central America, the Caribbean and the north of South America. For another region, draw src/generator/assets/maps/outlines/americas.json anew.`,
    );
  const name = longest(words[id] ?? []);
  const others = countries.map((country) => ({ ...outlineFor(country).overview, word: longest(words[country] ?? []) }));
  const land = shapesAt('110m');
  const isSea = (box: ReturnType<typeof boxOf>): boolean =>
    shares.every((across) =>
      shares.every((down) => {
        const place = projection.invert?.([
          box.left + across * (box.right - box.left),
          box.top + down * (box.bottom - box.top),
        ]);
        return place && !land.some((each) => geoContains(each, place));
      }),
    );
  const { name: nameSize, tag: tagSize } = labelSizes;
  const atName = nearestFree(
    center,
    others.map((other) => boxOf(other.name, other.word, nameSize)),
    americas,
    (point) => boxOf(point, name, nameSize),
    isSea,
  );
  const atTag = nearestFree(
    center,
    others.map((other) => boxOf(other.tag, other.word, tagSize, other.tag.edge)),
    americas,
    (point) => boxOf(point, name, tagSize),
  );
  if (!atName || !atTag) throw new Error(`The map of all destinations has no room for the name ${name}.`);
  return {
    country: pathOf([shape], projection),
    name: { ...atName, onLand: false },
    tag: { ...atTag, edge: 'middle' },
  };
};

/** Its picture: the country and its neighbors under a low sun, in the site's own colors. */
const landscapeOf = (
  shape: Parameters<typeof fitted>[0],
  neighbors: readonly Parameters<typeof fitted>[0][],
): string => {
  const viewBox = viewBoxFor(landscape, shape);
  const projection = projectionOf(viewBox);
  const { width, height } = landscape;
  const country = pathOf([shape], projection);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="sea" x2="0" y2="1"><stop stop-color="${color.peach}"/><stop offset=".7" stop-color="${color.foam}"/></linearGradient></defs>`,
    `<path fill="url(#sea)" d="M0 0h${width}v${height}H0Z"/>`,
    `<circle cx="1280" cy="210" r="120" fill="${color.sunrise}"/>`,
    `<path fill="none" stroke="${map.seaLine}" stroke-width="2" d="${graticuleOf(viewBox)}"/>`,
    `<path fill="${map.land}" stroke="${color.paper}" stroke-width="3" d="${pathOf(neighbors, projection)}"/>`,
    `<path fill="${color.wine}" opacity=".25" transform="translate(-14 16)" d="${country}"/>`,
    `<path fill="${color.tealDark}" stroke="${color.paper}" stroke-width="3" d="${country}"/>`,
    '</svg>\n',
  ].join('');
};

/**
 * Draws a country from Natural Earth's shapes: its map, its place on the map of all destinations, its picture.
 * @param words names of all countries in each language: no label may meet another
 * @throws when there is no shape of it, or no room
 */
export const drawCountry = (named: Named, words: Names): { readonly outline: Outline; readonly picture: string } => {
  const shapes = shapesAt('50m');
  const shape = shapeOf(shapes, named.code);
  if (!shape) throw new Error(`Natural Earth has no shape of ${nameOf(named.code, 'en')}.`);
  const neighbors = shapes.filter((other) => other !== shape);
  const overview = overviewOf(named, words);
  const viewBox = viewBoxFor(frame, shape);
  const projection = projectionOf(viewBox);
  const [[west, south], [east, north]] = geoBounds(shape);
  return {
    outline: {
      bounds: { south: Math.floor(south), north: Math.ceil(north), west: Math.floor(west), east: Math.ceil(east) },
      ...viewBox,
      cities: [],
      graticule: graticuleOf(viewBox),
      land: pathOf(neighbors, projection),
      country: pathOf([shape], projection),
      overview,
      focus: { left: 25, right: 75, top: 15, bottom: 85 },
    },
    picture: landscapeOf(shape, neighbors),
  };
};
