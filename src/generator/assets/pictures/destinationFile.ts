import type { Country } from '../../../facts/countries';

/** File of a country’s landscape. It is part of the site, because countries have no record in content. */
export const destinationFile = (country: Country): string => `src/images/destination-${country}.svg`;
