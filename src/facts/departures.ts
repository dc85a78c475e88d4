/** Cities from which fares are given, by the keys that clinics use. Names are in locales (common.departures.*). */
export const departures = ['houston', 'miami', 'los-angeles', 'new-york'] as const;

export type Departure = (typeof departures)[number];
