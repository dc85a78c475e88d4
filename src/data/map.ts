import type { Country } from '../facts/countries';

/** A point in units of a map's viewBox. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position of a country's name on the map of all destinations, in viewBox units. */
export interface OverviewPlace {
  /** Middle of the name as part of the drawing: on the country itself, or next to it on open sea. */
  readonly name: Point & { readonly onLand: boolean };
  /** The name as a link, when the map is too small for pins: which edge is at the point. None overlap on a phone. */
  readonly tag: Point & { readonly edge: 'right' | 'middle' };
}

/** The background below the names and points that a page draws itself. */
export interface BasemapView {
  /** Address of the picture: sea lines, land and the countries in color, with the same viewBox. */
  readonly basemap: string;
  readonly width: number;
  readonly height: number;
}

/** Edges in units of the viewBox. */
export interface MapBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type MarkKind = 'pin' | 'dot';

/** A city on the map of a country, in units of the viewBox. */
export interface MapCityView extends Point {
  /** In the page's language. */
  readonly name: string;
  /** The pin is the clinic's city. */
  readonly kind: MarkKind;
  /** For context only. */
  readonly minor: boolean;
  /** The label's edges, seen from the point: the mark can then grow around it without a style attribute. */
  readonly label: MapBox;
  /** Last index of `labelLevels` at which the city is shown. */
  readonly level: number;
}

/** Where a clinic is: its country with the cities that have room for their names. The pin comes last, above all others. */
export interface LocationMapView extends BasemapView {
  readonly cities: readonly MapCityView[];
}

/** A clinic on the map of all destinations. Points are in units of the viewBox. */
export interface PinView {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly path: string;
  /** The clinic's true place. */
  readonly foot: Point;
  /** The center of the pin's head. */
  readonly head: Point;
}

export interface OverviewMapView extends BasemapView {
  readonly countries: readonly (OverviewPlace & {
    readonly country: Country;
    readonly count: number;
    /** Address of the clinics list filtered by the country. */
    readonly path: string;
    /** Its clinics by name; empty when there are too many for one map. */
    readonly pins: readonly PinView[];
  })[];
}
