/** The value of an environment variable, or undefined when it is empty or missing. */
export const given = (value: string | undefined): string | undefined => value?.trim() || undefined;

/** An address without slashes at its end, or the default one. */
export const givenAddress = (value: string | undefined, standard: string): string =>
  (given(value) ?? standard).replace(/\/+$/, '');
