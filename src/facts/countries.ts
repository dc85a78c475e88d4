/** Destinations (specification, section 3, country values), in the order in which lists show them. */
export const countries = ['mexico', 'usa', 'colombia', 'costa-rica', 'republica-dominicana', 'ecuador'] as const;

export type Country = (typeof countries)[number];

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
