import type { Language } from '../facts/locales';

/**
 * The route table (R2.1). Every address of the site derives from it. `:id` is the only route parameter. About us,
 * procedures, their sheets for a doctor, the comparison and the accessibility statement are additions to the order
 * (R10).
 */
export const routeTable = {
  home: { en: '/', es: '/es' },
  contact: { en: '/contact', es: '/es/contacto' },
  clinics: { en: '/clinics', es: '/es/clinicas' },
  clinic: { en: '/clinics/:id', es: '/es/clinicas/:id' },
  testimonials: { en: '/testimonials', es: '/es/testimonios' },
  patientRights: { en: '/patient-rights', es: '/es/derechos-del-paciente' },
  privacyPolicy: { en: '/privacy-policy', es: '/es/politica-de-privacidad' },
  termsOfService: { en: '/terms-of-service', es: '/es/terminos-de-servicio' },
  careOptions: { en: '/care-options', es: '/es/opciones-de-cuidado' },
  careOption: { en: '/care-options/:id', es: '/es/opciones-de-cuidado/:id' },
  procedure: { en: '/procedures/:id', es: '/es/procedimientos/:id' },
  doctorSheet: { en: '/for-your-doctor/:id', es: '/es/para-su-medico/:id' },
  compare: { en: '/compare', es: '/es/comparar' },
  medicalDisclaimer: { en: '/medical-disclaimer', es: '/es/aviso-legal-medico' },
  accessibility: { en: '/accessibility', es: '/es/accesibilidad' },
  aboutUs: { en: '/about-us', es: '/es/sobre-nosotros' },
} as const satisfies Record<string, Record<Language, string>>;

export type RouteKey = keyof typeof routeTable;

/** Routes whose address carries an id. */
export const detailRoutes = ['clinic', 'careOption', 'procedure', 'doctorSheet'] as const satisfies readonly RouteKey[];
export type DetailRouteKey = (typeof detailRoutes)[number];
export type PlainRouteKey = Exclude<RouteKey, DetailRouteKey>;

/** Served next to the pages, but not pages themselves (R2.3). */
export const sitemapPath = { en: '/sitemap.xml', es: '/es/sitemap.xml' } as const satisfies Record<Language, string>;

/** Pictures for link previews on other sites and programs, one per language (R2.15). */
export const socialImagePath = { en: '/social-en.png', es: '/social-es.png' } as const satisfies Record<
  Language,
  string
>;

/** Error pages: not in the order's table, served by the host. */
export const errorPath = {
  notFound: { en: '/404.html', es: '/es/404.html' },
  serverError: { en: '/500.html', es: '/es/500.html' },
} as const;

/** Additional addresses (R2.4), answered by a redirect. */
export const redirects = [{ from: '/contacto', to: routeTable.contact.es }] as const;

/** Layout without padding (R2.5). The care option detail, which is not listed there, also uses it. */
export const routesWithoutPadding: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'clinic',
  'testimonials',
  'clinics',
  'patientRights',
  'privacyPolicy',
  'termsOfService',
  'medicalDisclaimer',
  'careOption',
  'procedure',
  'doctorSheet',
  'compare',
  'accessibility',
]);
