import type { PageKind } from '../../views/page';

/** Interface words that every page needs. */
const everywhere = ['common', 'runtime'];

const own: Readonly<Record<PageKind, readonly string[]>> = {
  home: ['home', 'services', 'form', 'map'],
  contact: ['contact', 'form', 'map'],
  clinics: ['clinics', 'compareChoice', 'map'],
  clinic: ['clinic', 'form', 'compareChoice'],
  testimonials: ['testimonials'],
  patientRights: ['textPage'],
  privacyPolicy: ['textPage'],
  termsOfService: ['textPage'],
  procedure: ['procedure', 'medical', 'form', 'compare', 'compareChoice'],
  doctorSheet: ['doctorSheet', 'medical'],
  compare: ['compare'],
  medicalDisclaimer: ['textPage'],
  accessibility: ['textPage'],
  aboutUs: ['textPage', 'services'],
  careOptions: ['careOptions', 'form'],
  careOption: ['careOption', 'medical'],
  notFound: ['error'],
  serverError: ['error'],
};

/** Of the few pages whose other language is newer. */
const behind = 'newerText';

/**
 * Namespaces of locales that travel with a page: what it shows, and what it shows when something fails.
 * @param isBehind whether the page's text is older than the one in the other language
 */
export const namespacesOf = (kind: PageKind, isBehind = false): string[] => [
  ...new Set([...everywhere, ...own[kind], ...(isBehind ? [behind] : []), 'error']),
];

/** All of them, with the one of titles and descriptions, which the build reads: a file of that name in each language. */
export const allNamespaces: readonly string[] = [
  ...new Set([...everywhere, ...Object.values(own).flat(), behind, 'error', 'meta']),
].sort();
