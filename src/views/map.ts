import type { CountrySheet, MapSheet } from '../facts/outlines/outline';

/** A map as a page receives it: names and points are drawn by the page, what lies below them is a picture. */
export interface MapView extends MapSheet {
  /** Address of the picture: sea lines, land and the countries in colour, on the same viewBox. */
  readonly ground: string;
}

export interface CountryMapView extends MapView, CountrySheet {}
