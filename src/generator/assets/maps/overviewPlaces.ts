import type { OverviewPlace } from '../../../data/map';
import type { Country } from '../../../facts/countries';

/** Where each country is named on the map of all destinations. */
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
