/** What a value of the environment says, or undefined when it says nothing. */
export const given = (value: string | undefined): string | undefined => value?.trim() || undefined;

/** An address without slashes at its end, or the standard one. */
export const givenAddress = (value: string | undefined, standard: string): string =>
  (given(value) ?? standard).replace(/\/+$/, '');
