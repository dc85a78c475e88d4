import type { Country } from '../../../facts/countries';
import type { Point } from './project';

/** Position of a country's name on the map of all destinations, in viewBox units. */
export interface OverviewPlace {
  /** Middle of the name as part of the drawing: on the country itself, or next to it on open sea. */
  readonly name: Point & { readonly onLand: boolean };
  /**
   * The name as a link, when the map is too small for pins: which edge is at the point. Names do not overlap on a
   * phone.
   */
  readonly tag: Point & { readonly edge: 'right' | 'middle' };
}

export const overviewPlaces: Readonly<Record<Country, OverviewPlace>> = {
  usa: {
    name: { x: 335, y: 128, onLand: true },
    tag: { x: 360, y: 150, edge: 'middle' },
  },
  mexico: {
    name: { x: 292, y: 318, onLand: true },
    tag: { x: 270, y: 310, edge: 'middle' },
  },
  colombia: {
    name: { x: 706, y: 646, onLand: true },
    tag: { x: 892, y: 612, edge: 'right' },
  },
  'costa-rica': {
    name: { x: 486, y: 602, onLand: false },
    tag: { x: 515, y: 545, edge: 'right' },
  },
  'republica-dominicana': {
    name: { x: 744, y: 456, onLand: false },
    tag: { x: 892, y: 385, edge: 'right' },
  },
  ecuador: {
    name: { x: 504, y: 692, onLand: false },
    tag: { x: 540, y: 688, edge: 'right' },
  },
};
