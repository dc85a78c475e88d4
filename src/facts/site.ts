import { envString, envUrl } from './envValues';

/**
 * Who runs the site and how to reach them. Contacts are sample placeholders (R2.13). A normal build accepts them. The
 * publish check, `npm run check -- --publish`, refuses them and runs before the build of every launch; see docs/publish.md.
 */
export const site = {
  name: 'Camino Claro',
  /** Absolute address without a trailing slash; every canonical, hreflang and sitemap address starts with it. */
  url: envUrl(process.env.GATSBY_SITE_URL, 'https://www.example.com'),
  author: 'Camino Claro',
  developer: 'Example Studio',
  /** The patients' address. Pages show it, and visitors write to it when the form cannot be sent. */
  email: envString(process.env.GATSBY_PATIENTS_EMAIL) ?? 'patients@example.com',
  phone: '+1 555 0100',
  /** Street, then city, state and postal code. */
  address: '100 Sample Street, Suite 200',
  city: 'Sample City, ST 00000',
  copyrightYear: 2026,
} as const;

/**
 * The registered company or person that answers for the site. The sample has none. The publish check requires it, and
 * that the privacy policy and the terms name it.
 */
export const operator = { legalName: '' } as const;

/** The name above the postal address. */
export const addressee: string = operator.legalName || site.name;

/** Target of a link to the telephone. */
export const phoneAddress = `tel:${site.phone.replace(/\s/g, '')}`;
