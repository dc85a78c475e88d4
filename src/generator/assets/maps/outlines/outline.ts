import type { OverviewPlace } from '../../../../data/map';
import type { defaultLanguage, Localized } from '../../../../facts/locales';
import type { Focus } from '../../pictures/focus';

/**
 * Mercator projection onto the map's viewBox: `x = scale · λ + x0`, `y = y0 − scale · ln tan(π/4 + φ/2)`,
 * with longitude λ and latitude φ in radians.
 */
export interface Projection {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Position of a label relative to its point. */
export type LabelSide = 'left' | 'right';

interface OutlineCity {
  /** In a language without a name of its own, the city is called as in the default one. */
  readonly name: Partial<Localized> & Readonly<Record<typeof defaultLanguage, string>>;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  readonly labelSide: LabelSide;
  /** For context only; the first label to be dropped when room is short. */
  readonly minor?: boolean;
}

/** What is needed to place things on a map. Sizes are in units of the viewBox, `0 0 width height`. */
export interface MapViewBox {
  readonly width: number;
  readonly height: number;
  readonly projection: Projection;
}

/** A country's map with the places named on it. */
export interface CountryViewBox extends MapViewBox {
  readonly cities: readonly OutlineCity[];
}

/**
 * The background of every map, below the countries in color. SVG path data in viewBox units. It extends beyond the
 * viewBox by 160 units left and right, and 300 above and below, for frames of another shape.
 */
export interface MapShapes {
  readonly graticule: string;
  readonly land: string;
}

/**
 * Map of one country and its place on the map of all destinations. Shapes: Natural Earth (public domain), 1:50 million, the
 * United States and the map of all destinations 1:110 million, simplified.
 */
export interface Outline extends CountryViewBox, MapShapes {
  /** Rough bounds in degrees, islands included. Coordinates outside of them are a typing error. */
  readonly bounds: { readonly south: number; readonly north: number; readonly west: number; readonly east: number };
  readonly country: string;
  readonly overview: OverviewPlace & { readonly country: string };
  /** The part of its landscape that stays visible, in percent. */
  readonly focus: Focus;
}

export type Overview = MapViewBox & MapShapes;
