import { readFileSync } from 'node:fs';
import { type ExtendedFeature, type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { languages } from '../../src/facts/locales';
import type { MapViewBox, Projection } from '../../src/generator/assets/maps/outlines/outline';
import { nearest } from '../../src/routes/nearest';
import { asId } from '../../src/schemas/fields';

type Shape = ExtendedFeature & { readonly properties: { readonly name: string } | null };

/** A country's id and its ISO 3166-1 alpha-2 code. */
export interface Named {
  readonly id: string;
  readonly code: string;
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

/** What a language calls the region of a code. */
export const nameOf = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

const regions: readonly Named[] = letters.flatMap((first) =>
  letters.flatMap((second) => {
    const code = first + second;
    const names = languages.map((language) => nameOf(code, language));
    return names.includes(code) ? [] : names.map((name) => ({ id: asId(name), code }));
  }),
);

/**
 * The country of an id, in either language.
 * @throws when there is none, with the one that was probably meant
 */
export const regionOf = (id: string): Named => {
  const found = regions.find((region) => region.id === id);
  if (found) return found;
  const meant = nearest(
    id,
    regions.map((region) => region.id),
  );
  throw new Error(`There is no country "${id}".${meant ? ` Did you mean ${meant}?` : ''}`);
};

/** Natural Earth's countries (public domain) at 1:50 or 1:110 million. */
export const shapesAt = (scale: '50m' | '110m'): readonly Shape[] => {
  const topology: Parameters<typeof feature>[0] = JSON.parse(
    readFileSync(`node_modules/world-atlas/countries-${scale}.json`, 'utf8'),
  );
  const { countries } = topology.objects;
  const found = countries && feature(topology, countries);
  return (found && 'features' in found ? found.features : []) as readonly Shape[];
};

/** Natural Earth shortens long names. */
const longName = (name: string): string =>
  name
    .replace(/\bRep\./, 'Republic')
    .replace(/\bIs\./, 'Islands')
    .replace('St.', 'Saint');

/** The shape of a country among others, or undefined. */
export const shapeOf = (shapes: readonly Shape[], code: string): Shape | undefined => {
  const ids = new Set(languages.map((language) => asId(nameOf(code, language).replace('St.', 'Saint'))));
  return shapes.find(({ properties }) => ids.has(asId(longName(properties?.name ?? ''))));
};

/** How far a map's background goes beyond its frame, in units of the viewBox: for frames of another shape. */
export const beyond = { x: 160, y: 300 } as const;

/** d3's projection of a map, cut off where its background ends. */
export const projectionOf = ({ width, height, projection: { scale, x, y } }: MapViewBox): GeoProjection =>
  geoMercator()
    .scale(scale)
    .translate([x, y])
    .clipExtent([
      [-beyond.x, -beyond.y],
      [width + beyond.x, height + beyond.y],
    ]);

/** The projection with which a country fills a frame. */
export const fitted = (
  shape: Shape,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Projection => {
  const projection = geoMercator().fitExtent(
    [
      [left, top],
      [right, bottom],
    ],
    shape,
  );
  const [x, y] = projection.translate();
  const cents = (value: number): number => Math.round(value * 100) / 100;
  return { scale: cents(projection.scale()), x: cents(x), y: cents(y) };
};

/** Shapes as one path of whole units; points and islands that whole units no longer tell apart are left out. */
export const pathOf = (shapes: readonly Shape[], projection: GeoProjection): string =>
  (geoPath(projection).digits(0)({ type: 'FeatureCollection', features: [...shapes] }) ?? '')
    .replace(/([ML]-?\d+,-?\d+)((?:L-?\d+,-?\d+)*)/g, (_, first: string, others: string) => {
      const points = [first.slice(1), ...others.split('L').filter(Boolean)];
      const distinct = points.filter((point, index) => point !== points[index - 1]);
      return distinct.length < 3 ? '' : `M${distinct.join('L')}`;
    })
    .replace(/(^|Z)Z+/g, '$1');
