/** Lines of the sum of a whole trip, in the order in which pages show them. Names are in locales (common.wholeTrip.*). */
export const tripLines = ['care', 'lodging', 'meals', 'transfers', 'fare'] as const;

export type TripLine = (typeof tripLines)[number];
