/** Makes a thing once per key, for what takes far longer to make than to find again. It is kept as long as the process. */
export const oncePer = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
  const made = new Map<string, { readonly value: Made }>();
  return (key) => {
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
};
