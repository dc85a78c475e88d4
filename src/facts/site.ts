import { given, givenAddress } from './givenValue';

/**
 * Who runs the site and how to reach them. Contacts are sample placeholders (R2.13): the publish gate,
 * `npm run check -- --publish`, refuses them. It stands before the build of every launch, see README.md; a build by
 * itself takes them.
 */
export const site = {
  name: 'Camino Claro',
  /** Absolute address without a trailing slash; every canonical, hreflang and sitemap address starts with it. */
  url: givenAddress(process.env.GATSBY_SITE_URL, 'https://www.example.com'),
  author: 'Camino Claro',
  developer: 'Example Studio',
  /** The patients' address: shown, and written to when the form cannot be sent. */
  email: given(process.env.GATSBY_PATIENTS_EMAIL) ?? 'patients@example.com',
  phone: '+1 555 0100',
  /** Street, and below it city, state and postal code. */
  address: '100 Sample Street, Suite 200',
  city: 'Sample City, ST 00000',
  copyrightYear: 2026,
} as const;

/**
 * The company or person that answers for the site, as registered. The sample has none; the publish gate asks for it, and
 * that privacy policy and terms name it.
 */
export const operator = { legalName: '' } as const;

/** Who stands above the postal address. */
export const addressee: string = operator.legalName || site.name;

/** What a link to the telephone leads to. */
export const phoneAddress = `tel:${site.phone.replace(/\s/g, '')}`;
