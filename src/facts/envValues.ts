/** The value of an environment variable, or undefined when it is empty or missing. */
export const envString = (value: string | undefined): string | undefined => value?.trim() || undefined;

/** An address without slashes at its end, or the default one. */
export const envUrl = (value: string | undefined, standard: string): string =>
  (envString(value) ?? standard).replace(/\/+$/, '');
