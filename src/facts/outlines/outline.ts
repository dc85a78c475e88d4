import type { Country } from '../../facts/countries';
import type { Language } from '../../facts/locales';

/**
 * Mercator projection onto the map's viewBox: `x = scale · λ + x0`, `y = y0 − scale · ln tan(π/4 + φ/2)`,
 * with longitude λ and latitude φ in radians.
 */
export interface Projection {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Where a label stands as seen from its point. */
export type LabelSide = 'left' | 'right';

interface OutlineCity {
  readonly name: Readonly<Record<Language, string>>;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  readonly labelSide: LabelSide;
  /** Context only; the first label to go when room is short. */
  readonly minor?: boolean;
}

/** What places are put on a map by. Sizes are those of the viewBox, `0 0 width height`. */
export interface MapSheet {
  readonly width: number;
  readonly height: number;
  readonly projection: Projection;
}

/** A country's sheet with what is named on it. */
export interface CountrySheet extends MapSheet {
  readonly cities: readonly OutlineCity[];
}

/**
 * What lies on every map below the countries in colour. SVG path data in units of the viewBox, which goes on beyond it by
 * 160 units left and right, 300 above and below, for frames of another shape.
 */
export interface MapShapes {
  readonly graticule: string;
  /** Neighbouring countries. */
  readonly land: string;
}

/** Map of one country. Shapes: Natural Earth (public domain), 1:50 million, the United States 1:110 million, simplified. */
export interface Outline extends CountrySheet, MapShapes {
  readonly country: string;
}

/** Map of all destinations. Shapes: Natural Earth (public domain), 1:110 million, simplified. */
export interface Overview extends MapSheet, MapShapes {
  readonly countries: Readonly<Record<Country, string>>;
}
