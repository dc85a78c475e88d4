/**
 * A script for the head of the server's HTML: a function that reads nothing but its values and what browsers have, and
 * its values as JSON. The build minifies it (src/generator/postBuild/minify.ts).
 */
export const inlineScript = <Values extends readonly unknown[]>(
  run: (...values: Values) => void,
  ...values: Values
): string => `(${run})(${values.map((value) => JSON.stringify(value)).join()})`;
