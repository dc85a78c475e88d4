import { decodedVariants } from './decodedVariants';

/**
 * The kind of an address, and whether links may lead there (R8.4). One rule for links in Markdown, which the build
 * checks, and for navigation in the browser.
 */

export type RefusalReason =
  /** javascript, data, blob, vbscript: always refused, in every spelling. */
  | 'script'
  /** A scheme other than the ones below. */
  | 'scheme'
  /** `//host`, also with backslashes or spaces in between: it looks like a path but leaves the site. */
  | 'protocol-relative'
  | 'backslash'
  /** A name and password before the host: `https://us@them`. */
  | 'credentials'
  | 'insecure'
  | 'relative'
  /** Control characters or spaces, or an address that no browser can read. */
  | 'malformed';

type Address =
  | {
      readonly kind: 'internal' /** Empty for a fragment of the same page. */;
      readonly path: string;
      readonly search: string /** With its mark, or empty. */;
      readonly fragment: string;
    }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'mail' | 'phone'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

const scriptSchemes = /^(?:view-source:)*(?:javascript|data|blob|vbscript):/;
const anyScheme = /^[a-z][a-z0-9+.-]*:/;
/** Only a base for resolving paths, never part of a result. */
const nowhere = 'https://nowhere.invalid';

const refused = (reason: RefusalReason): Address => ({ kind: 'refused', reason });

const readExternal = (href: string): Address => {
  if (/^http:/i.test(href)) return refused('insecure');
  if (!/^https:\/\/[^/?#]/i.test(href)) return refused('malformed');
  try {
    const url = new URL(href);
    return url.username || url.password ? refused('credentials') : { kind: 'external', url: url.href };
  } catch {
    return refused('malformed');
  }
};

const readInternal = (href: string): Address => {
  if (!/^[/#]/.test(href)) return refused('relative');
  try {
    const { origin, pathname, search, hash } = new URL(href, nowhere);
    if (origin !== nowhere || pathname.startsWith('//')) return refused('protocol-relative');
    return { kind: 'internal', path: href.startsWith('#') ? '' : pathname, search, fragment: hash };
  } catch {
    return refused('malformed');
  }
};

/**
 * Classifies an address as written: a path of this site (`/clinics?country=mexico#top`), a fragment (`#prices`), an
 * https address elsewhere, mail, telephone, or refused with the reason. Never throws.
 */
export const classifyUrl = (href: string): Address => {
  const variants = decodedVariants(href);
  if (variants.some((variant) => scriptSchemes.test(variant))) return refused('script');
  if (variants.some((variant) => /^[/\\]{2}/.test(variant))) return refused('protocol-relative');
  if (href.includes('\\')) return refused('backslash');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  if (href === '' || /[\u0000-\u0020\u007f-\u009f]/.test(href)) return refused('malformed');
  if (/^mailto:[^@,]+@[^@,?]+\.[^@,?.]+(?:\?[^@]*)?$/i.test(href)) return { kind: 'mail', href };
  if (/^tel:\+?[\d().-]+$/i.test(href)) return { kind: 'phone', href };
  if (/^https?:/i.test(href)) return readExternal(href);
  if (variants.some((variant) => anyScheme.test(variant))) return refused('scheme');
  return readInternal(href);
};

/** The same, but absolute addresses with the site's own origins count as paths. */
export const classifyOwnUrl = (href: string, ownOrigins: readonly string[]): Address => {
  const own = ownOrigins.find(
    (origin) => href === origin || (href.startsWith(origin) && /^[/?#]/.test(href.slice(origin.length))),
  );
  if (own === undefined) return classifyUrl(href);
  const rest = href.slice(own.length);
  return classifyUrl(rest.startsWith('/') ? rest : `/${rest}`);
};
