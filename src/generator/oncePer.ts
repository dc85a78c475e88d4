/** Makes something once per key and keeps it as long as the process runs: for what is slow to make. */
export const oncePer = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
  const made = new Map<string, { readonly value: Made }>();
  return (key) => {
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
};
