import facts from './countryFacts.json';
import own from './own.json';

/** Destinations (R3.3), in the order in which lists show them. `npm run new -- country panama` adds one. */
export const countries = Object.keys(facts) as [Country, ...Country[]];

export type Country = keyof typeof facts;

/** Destinations that the owner offers: the home page, the map and the emergency numbers name them. */
export const offeredCountries: readonly Country[] = countries.filter((country) => own.countries.includes(country));

/** For values from addresses, forms and files: exact match only, including case and spaces. */
export const isCountry = (value: unknown): value is Country => countries.some((country) => country === value);

const ofEach = (fact: keyof (typeof facts)[Country]): Readonly<Record<Country, string>> =>
  Object.fromEntries(countries.map((country) => [country, facts[country][fact]])) as Record<Country, string>;

/** ISO 3166-1 alpha-2 codes: for phone numbers and structured data. */
export const countryCode = ofEach('code');

/**
 * Numbers to call, free from any telephone. docs/sources.md says who publishes each and when somebody last looked; a test holds
 * both together.
 */
export const emergencyNumber = ofEach('emergency');
