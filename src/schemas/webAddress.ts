/** A name with a dot and letters at its end, in the alphabet of the net or in any other. */
const HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;
/** What stands between https:// and the path, also a port. */
const WRITTEN = /^https:\/\/([^/?#:\s]+)(?::\d+)?(?:[/?#]|$)/i;
/** Of this machine or of none: names that no visitor can reach. */
const NOWHERE = /(?:^|\.)(?:localhost|local|internal|invalid)$/i;

/**
 * Whether visitors can reach an address of another site: `https://`, a host with a dot in its name, no name and
 * password, nothing else behind it. One rule for links in texts and for addresses among facts.
 */
export const isWebAddress = (value: string): boolean => {
  const host = WRITTEN.exec(value)?.[1] ?? '';
  // A second address behind a comma, or one pasted into another.
  if (!HOST.test(host) || NOWHERE.test(host) || /\s|[,;]\s*https?:/i.test(value)) return false;
  try {
    const { protocol, username, password } = new URL(value);
    return protocol === 'https:' && !username && !password;
  } catch {
    return false;
  }
};

/** For forms: the rule’s first half, as an expression. */
export const webAddressPattern = String.raw`^https://[^\s/?#:@]+\.[^\s]+$`;

export const allowedWebAddress = 'a full address that starts with https://';
export const fixWebAddress = 'Copy the address out of the browser’s address bar.';
