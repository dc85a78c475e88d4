import own from './own.json';

/** Destinations (R3.3), in the order in which lists show them. */
export const countries = ['mexico', 'usa', 'colombia', 'costa-rica', 'republica-dominicana', 'ecuador'] as const;

export type Country = (typeof countries)[number];

/** Destinations that the owner offers: the home page, the map and the emergency numbers name them. */
export const offeredCountries: readonly Country[] = countries.filter((country) => own.countries.includes(country));

/** For values from addresses, forms and files: exact match only, including case and spaces. */
export const isCountry = (value: unknown): value is Country => countries.some((country) => country === value);

/** ISO 3166-1 alpha-2 codes: for phone numbers and structured data. */
export const countryCode = {
  mexico: 'MX',
  usa: 'US',
  colombia: 'CO',
  'costa-rica': 'CR',
  'republica-dominicana': 'DO',
  ecuador: 'EC',
} as const satisfies Record<Country, string>;

/** Rough bounds of the countries in degrees, islands included. Coordinates outside of them are a typing error. */
export const countryBounds: Readonly<
  Record<Country, { readonly south: number; readonly north: number; readonly west: number; readonly east: number }>
> = {
  mexico: { south: 14, north: 33, west: -119, east: -86 },
  usa: { south: 18, north: 72, west: -180, east: -65 },
  colombia: { south: -5, north: 14, west: -82, east: -66 },
  'costa-rica': { south: 5, north: 12, west: -88, east: -82 },
  'republica-dominicana': { south: 17, north: 20, west: -73, east: -68 },
  ecuador: { south: -6, north: 2, west: -92, east: -75 },
};
