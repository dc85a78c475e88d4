import type { Country } from '../facts/countries';
import type { CountrySheet, MapSheet } from '../facts/outlines/outline';
import type { OverviewPlace } from '../facts/outlines/overviewPlaces';
import type { Point } from '../facts/outlines/project';

/** The background below the names and points that a page draws itself. */
interface GroundView {
  /** Address of the picture: sea lines, land and the countries in color, with the same viewBox. */
  readonly ground: string;
  readonly width: number;
  readonly height: number;
}

/** A map as a page receives it. The page draws names and points; the background is a picture. */
export interface MapView extends MapSheet, GroundView {}

export interface CountryMapView extends MapView, CountrySheet {}

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

/** The map of all destinations. */
export interface OverviewMapView extends GroundView {
  readonly countries: readonly (OverviewPlace & {
    readonly country: Country;
    /** How many clinics there are. */
    readonly count: number;
    /** Address of the clinics list filtered by the country. */
    readonly path: string;
    /** Its clinics by name; empty when there are too many for one map. */
    readonly pins: readonly PinView[];
  })[];
}
