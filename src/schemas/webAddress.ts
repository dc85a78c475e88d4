/** A name with a dot and letters at its end, in any alphabet. */
const HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;
/** The part between https:// and the path, including a port. */
const WRITTEN = /^https:\/\/([^/?#:\s]+)(?::\d+)?(?:[/?#]|$)/i;
/** Names for this machine or for none, which no visitor can reach. */
const NOWHERE = /(?:^|\.)(?:localhost|local|internal|invalid)$/i;

/**
 * Whether visitors can reach an external address: `https://`, a host with a dot in its name, no name and password, and
 * no second address after it. One rule for links in texts and addresses in facts.
 */
export const isWebAddress = (value: string): boolean => {
  const host = WRITTEN.exec(value)?.[1] ?? '';
  // A second address after a comma, or one pasted into another.
  if (!HOST.test(host) || NOWHERE.test(host) || /\s|[,;]\s*https?:/i.test(value)) return false;
  try {
    const { protocol, username, password } = new URL(value);
    return protocol === 'https:' && !username && !password;
  } catch {
    return false;
  }
};

/** For forms: the first half of the rule, as an expression. */
export const webAddressPattern = String.raw`^https://[^\s/?#:@]+\.[^\s]+$`;

export const allowedWebAddress = 'a full address that starts with https://';
export const fixWebAddress = 'Copy the address out of the browser’s address bar.';
