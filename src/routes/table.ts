import { defaultLanguage, type Language, type Localized } from '../facts/locales';
import {
  afterId,
  contactFormId,
  costsId,
  doneId,
  helpId,
  inquiryId,
  insteadId,
  keyFeaturesId,
  notForId,
  offeringId,
  otherLegalId,
  pathId,
  proceduresId,
  questionsId,
  risksId,
  sourcesId,
  waysId,
  whereId,
} from './sectionIds';

/** What a page type is. Everything else about it derives from its row, or stands in its template and sections. */
interface PageType extends Localized {
  /** Namespaces of locales that it shows besides those of every page. One with `form` carries the inquiry form. */
  readonly words: readonly string[];
  /** Folder below content/pages, where the page is a text. */
  readonly text?: string;
  /** Listed among the legal pages, in the order of this table. */
  readonly legal?: true;
  /** Binds the site's operator: before the site is published, a lawyer signs the text for each country or state that it names. */
  readonly signed?: true;
  /** Layout without padding (R2.5). The care option detail, which is not listed there, also uses it. */
  readonly padding?: false;
  /** Kept out of search engines and sitemaps. */
  readonly listed?: false;
  /** The list in the menus that the page belongs to. */
  readonly parent?: string;
  /** Ids of sections that links may name, besides those of the text; see sectionIds.ts. */
  readonly sections?: readonly string[];
}

const legalText = { words: ['textPage'], legal: true, padding: false, sections: [otherLegalId] } as const;
const signedText = { ...legalText, signed: true } as const;

/**
 * The route table (R2.1), a row for each page type: every address derives from it, with `:id` as the only parameter.
 * About us, procedures, sheets, comparison and accessibility are additions (R10).
 */
export const routeTable = {
  home: { en: '/', es: '/es', words: ['home', 'services', 'form', 'map'], sections: [contactFormId] },
  contact: {
    en: '/contact',
    es: '/es/contacto',
    words: ['contact', 'form'],
    sections: [waysId, contactFormId],
  },
  clinics: { en: '/clinics', es: '/es/clinicas', words: ['clinics', 'compareChoice', 'map'], padding: false },
  clinic: {
    en: '/clinics/:id',
    es: '/es/clinicas/:id',
    words: ['clinic', 'form', 'compareChoice'],
    padding: false,
    parent: 'clinics',
    sections: [keyFeaturesId, inquiryId],
  },
  testimonials: { en: '/testimonials', es: '/es/testimonios', words: ['testimonials'], padding: false },
  patientRights: {
    en: '/patient-rights',
    es: '/es/derechos-del-paciente',
    text: 'patient-rights',
    ...signedText,
  },
  privacyPolicy: {
    en: '/privacy-policy',
    es: '/es/politica-de-privacidad',
    text: 'privacy-policy',
    ...signedText,
  },
  termsOfService: {
    en: '/terms-of-service',
    es: '/es/terminos-de-servicio',
    text: 'terms-of-service',
    ...signedText,
  },
  careOptions: {
    en: '/care-options',
    es: '/es/opciones-de-cuidado',
    words: ['careOptions', 'form'],
    sections: [contactFormId],
  },
  careOption: {
    en: '/care-options/:id',
    es: '/es/opciones-de-cuidado/:id',
    words: ['careOption', 'medical'],
    padding: false,
    parent: 'careOptions',
    sections: [helpId, insteadId, offeringId, proceduresId, sourcesId],
  },
  procedures: {
    en: '/procedures',
    es: '/es/procedimientos',
    words: ['procedures'],
    padding: false,
    parent: 'careOptions',
  },
  procedure: {
    en: '/procedures/:id',
    es: '/es/procedimientos/:id',
    words: ['procedure', 'medical', 'form', 'compareChoice'],
    padding: false,
    parent: 'procedures',
    sections: [
      helpId,
      costsId,
      whereId,
      doneId,
      pathId,
      risksId,
      notForId,
      insteadId,
      afterId,
      questionsId,
      sourcesId,
      inquiryId,
    ],
  },
  doctorSheet: {
    en: '/for-your-doctor/:id',
    es: '/es/para-su-medico/:id',
    words: ['doctorSheet', 'medical'],
    padding: false,
    listed: false,
  },
  compare: { en: '/compare', es: '/es/comparar', words: ['compare'], padding: false },
  medicalDisclaimer: {
    en: '/medical-disclaimer',
    es: '/es/aviso-legal-medico',
    text: 'medical-disclaimer',
    ...signedText,
  },
  accessibility: {
    en: '/accessibility',
    es: '/es/accesibilidad',
    text: 'accessibility',
    ...legalText,
  },
  aboutUs: { en: '/about-us', es: '/es/sobre-nosotros', words: ['textPage', 'services'], text: 'about-us' },
} as const satisfies Record<string, PageType>;

type Table = typeof routeTable;
export type RouteKey = keyof Table;

/** The row of a page type, with the fields that it may leave out. */
export const pageType = (route: RouteKey): PageType => routeTable[route];

export const hasForm = (route: RouteKey): boolean => pageType(route).words.includes('form');

export const routeKeys = Object.keys(routeTable) as readonly RouteKey[];

/** Error pages are none. */
export const isRoute = (kind: string): kind is RouteKey => kind in routeTable;

/** Routes whose address carries an id. */
export type DetailRouteKey = {
  [Key in RouteKey]: Table[Key]['en'] extends `${string}:id` ? Key : never;
}[RouteKey];
export type PlainRouteKey = Exclude<RouteKey, DetailRouteKey>;

/** Routes whose page is a text below content/pages. */
export type TextRouteKey = { [Key in RouteKey]: Table[Key] extends { text: string } ? Key : never }[RouteKey];
export type TextPageId = Table[TextRouteKey]['text'];

export const isDetailRoute = (route: RouteKey): route is DetailRouteKey => routeTable[route].en.endsWith(':id');
export const isPlainRoute = (route: RouteKey): route is PlainRouteKey => !isDetailRoute(route);
export const isTextRoute = (route: RouteKey): route is TextRouteKey => 'text' in routeTable[route];

/** Web app manifests, served next to the pages. */
export const manifestPath = (language: Language): string =>
  `/manifest${language === defaultLanguage ? '' : `-${language}`}.webmanifest`;

/** Additional addresses (R2.4), answered by a redirect. */
export const redirects = [{ from: '/contacto', to: routeTable.contact.es }] as const;
