/** Caches results by key for the life of the process. */
export const memoize = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
  const made = new Map<string, { readonly value: Made }>();
  return (key) => {
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
};

/** The same by object, for as long as somebody holds the object. */
export const memoizeByObject = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new WeakMap<Key, { readonly value: Made }>();
  return (key) => {
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
};
