import type { OverviewMapView } from '../src/data/map';

/** A map of two countries, as the build hands it to a page: one with two clinics, one with none. */
export const overviewMapView: OverviewMapView = {
  basemap: '/static/maps/americas-1.svg',
  width: 900,
  height: 760,
  countries: [
    {
      country: 'mexico',
      name: { x: 292, y: 318, onLand: true },
      tag: { x: 300, y: 310, edge: 'middle' },
      count: 2,
      path: '/clinics?country=mexico',
      pins: [
        {
          id: 'casa-ceiba',
          name: 'Casa Ceiba',
          city: 'Mérida',
          path: '/clinics/casa-ceiba',
          foot: { x: 500, y: 384 },
          head: { x: 500, y: 336 },
        },
        {
          id: 'marea-norte',
          name: 'Clínica Marea Norte',
          city: 'Tijuana',
          path: '/clinics/marea-norte',
          foot: { x: 147, y: 217 },
          head: { x: 147, y: 169 },
        },
      ],
    },
    {
      country: 'ecuador',
      name: { x: 548, y: 692, onLand: false },
      tag: { x: 540, y: 688, edge: 'right' },
      count: 0,
      path: '/clinics?country=ecuador',
      pins: [],
    },
  ],
};
