const logged = new WeakSet<object>();

/** Logs an error to the console once, even when several parts of the page report it. */
export const logOnce = (words: string, error: unknown, ...more: readonly unknown[]): void => {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(words, error, ...more);
};
