/** Fragment of an address, decoded, without `#`; empty when there is none. @param hash the window's if not given */
export const readFragment = (hash: string = window.location.hash): string => {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};
