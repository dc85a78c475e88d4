/** Fragment of an address, decoded, without its mark; empty when there is none. @param hash that of the window if not given */
export const readFragment = (hash: string = window.location.hash): string => {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};
