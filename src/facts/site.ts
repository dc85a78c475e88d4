import { envString, envUrl } from './envValues';
import own from './siteFacts';

/**
 * Who runs the site and how to reach them: `npm run own` asks for it and writes own.json. The sample's contacts are
 * placeholders (R2.13). A normal build accepts them. The publish check, `npm run check -- --publish`, refuses them and runs
 * before the build of every launch; see docs/publish.md.
 */
export const site = {
  name: own.name,
  /** Absolute address without a trailing slash; every canonical, hreflang and sitemap address starts with it. */
  url: envUrl(process.env.GATSBY_SITE_URL, own.url),
  author: own.name,
  developer: own.developer,
  /** The patients' address. Pages show it, and visitors write to it when the form cannot be sent. */
  email: envString(process.env.GATSBY_PATIENTS_EMAIL) ?? own.email,
  phone: own.phone,
  /** Street, then city, state and postal code. */
  address: own.address,
  city: own.city,
  copyrightYear: own.copyrightYear,
} as const;

/**
 * The registered company or person that answers for the site. The sample has none. The publish check requires it, and
 * that the privacy policy and the terms name it.
 */
export const operator = { legalName: own.legalName } as const;

/** The name above the postal address. */
export const addressee: string = operator.legalName || site.name;

/** Target of a link to the telephone. */
export const phoneAddress = `tel:${site.phone.replace(/\s/g, '')}`;
