import type { Country } from '../../facts/countries';
import type { Coordinates } from './project';

interface OverviewLabel extends Coordinates {
  /** Which edge of the label stands at the coordinates. */
  readonly edge: 'left' | 'right' | 'center';
  /** The country's own point, when a line has to lead to it. */
  readonly leadsTo?: Coordinates;
}

/** Where each country's name has room on the overview map: on open sea, or on the country where it is wide enough. */
export const overviewLabels: Readonly<Record<Country, OverviewLabel>> = {
  usa: { latitude: 39.5, longitude: -98.5, edge: 'center' },
  mexico: { latitude: 18, longitude: -107, edge: 'right' },
  'costa-rica': { latitude: 9.2, longitude: -87.2, edge: 'right' },
  'republica-dominicana': {
    latitude: 15,
    longitude: -60.2,
    edge: 'right',
    leadsTo: { latitude: 18.7, longitude: -70.2 },
  },
  colombia: { latitude: 4.2, longitude: -79.6, edge: 'right' },
  ecuador: { latitude: -2, longitude: -82.4, edge: 'right' },
};
