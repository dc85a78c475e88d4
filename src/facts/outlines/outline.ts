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

export interface OutlineCity {
  readonly name: Readonly<Record<Language, string>>;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  readonly labelSide: LabelSide;
  /** Context only; the first label to go when room is short. */
  readonly minor?: boolean;
}

/**
 * What every map is drawn from. Paths are SVG path data in units of the viewBox, `0 0 width height`, and
 * go on beyond it by 160 units left and right, 300 above and below, for frames of another shape.
 */
export interface MapSheet {
  readonly width: number;
  readonly height: number;
  readonly projection: Projection;
  readonly graticule: string;
  /** Neighbouring countries. */
  readonly land: string;
}

/** Map of one country. Shapes: Natural Earth (public domain), 1:50 million, the United States 1:110 million, simplified. */
export interface Outline extends MapSheet {
  readonly country: string;
  readonly cities: readonly OutlineCity[];
}

/** Map of all destinations. Shapes: Natural Earth (public domain), 1:110 million, simplified. */
export interface Overview extends MapSheet {
  readonly countries: Readonly<Record<Country, string>>;
}
