/**
 * Who runs the site and how to reach them. Contacts are sample placeholders (specification, section 9);
 * `npm run check -- --publish` refuses them, so they cannot go live by accident.
 */
export const site = {
  name: 'Camino Claro',
  /** Absolute address without a trailing slash; every canonical, hreflang and sitemap address starts with it. */
  url: (process.env.GATSBY_SITE_URL || 'https://www.example.com').replace(/\/+$/, ''),
  author: 'Camino Claro',
  developer: 'Example Studio',
  /** The patients' address: shown, and written to when the form cannot be sent. */
  email: process.env.GATSBY_PATIENTS_EMAIL || 'patients@example.com',
  phone: '+1 555 0100',
  address: '100 Sample Street, Suite 200',
  copyrightYear: 2026,
} as const;
