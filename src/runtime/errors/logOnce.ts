const logged = new WeakSet<object>();

/** Writes an error to the console, once, however many parts of the page hand it on. */
export const logOnce = (words: string, error: unknown, ...more: readonly unknown[]): void => {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(words, error, ...more);
};
