import codes from './countryCodes.json';
import own from './siteFacts';

/** Destinations (R3.3), in the order in which lists show them. `npm run new -- country panama` adds one. */
export const countries = Object.keys(codes) as [Country, ...Country[]];

export type Country = keyof typeof codes;

/** Destinations that the owner offers: the home page, the map and the emergency numbers name them. */
export const offeredCountries: readonly Country[] = countries.filter((country) => own.countries.includes(country));

/** For values from addresses, forms and files: exact match only, including case and spaces. */
export const isCountry = (value: unknown): value is Country => countries.some((country) => country === value);

/** ISO 3166-1 alpha-2 codes: for phone numbers and structured data. */
export const countryCode: Readonly<Record<Country, string>> = codes;
