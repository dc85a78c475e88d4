import type { CareOptionKey } from '../../facts/careOptionKeys';
import { countryCode } from '../../facts/countries';
import { type Language, languages } from '../../facts/locales';
import { site } from '../../facts/site';
import { pathFor } from '../../routes/path';
import type { PlainRouteKey } from '../../routes/table';
import type { Source } from '../../schemas/sources';
import type { BuildTranslations } from '../content/locales/readTranslations';
import type { CareOptionRecord, ClinicRecord, ProcedureRecord, ViewContext } from '../pageData/context';
import { allSources } from '../pageData/precautions';
import { absolute } from './meta';

/** JSON-LD by schema.org: what search engines may show of a page. */

const CONTEXT = 'https://schema.org';

/** Who runs the site: a whole document with its own `@context`, for the home page, which has no other entry. */
export const organization = (language: Language): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: site.name,
  url: absolute(pathFor('home', language)),
  logo: absolute('/icon-512.png'),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: site.email,
    // schema.org asks for language codes (BCP 47).
    availableLanguage: [...languages],
  },
});

/** Home, a list, and the page itself. */
export const breadcrumbs = (
  language: Language,
  t: BuildTranslations,
  list: PlainRouteKey,
  name: string,
  path: string,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: t('common:routes.home'), item: absolute(pathFor('home', language)) },
    { name: t(`common:routes.${list}`), item: absolute(pathFor(list, language)) },
    { name, item: absolute(path) },
  ].map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
});

/**
 * An entry for `graph`. `name` and `city` are in the page’s language, `path` is without the site's address. The country
 * is an ISO 3166-1 code, coordinates are in degrees, and the founding date is the year alone.
 */
export const clinicData = ({ facts }: ClinicRecord, name: string, city: string, path: string): object => ({
  '@type': 'MedicalClinic',
  name,
  url: absolute(path),
  foundingDate: String(facts.founded),
  address: {
    '@type': 'PostalAddress',
    streetAddress: facts.location.address,
    addressLocality: city,
    addressCountry: countryCode[facts.country],
  },
  geo: { '@type': 'GeoCoordinates', latitude: facts.location.latitude, longitude: facts.location.longitude },
});

/** One document (JSON-LD 1.1) with several entries, which share its `@context`. */
export const graph = (...entries: object[]): object => ({ '@context': CONTEXT, '@graph': entries });

/** A list of pages: a whole document with its own `@context`. */
export const listData = (entries: readonly { readonly name: string; readonly path: string }[]): object => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absolute(path),
  })),
});

/** Care options whose procedures are all operations. */
const surgery: readonly CareOptionKey[] = ['orthopedic-surgery', 'plastic-surgery', 'bariatric-surgery'];

/** A page with medical text: its dates (ISO 8601), its sources in their languages, and who reviewed it. */
const medicalWebPage = (
  { reviewed, reviewer }: CareOptionRecord['facts'] | ProcedureRecord['facts'],
  sources: readonly Source[],
  { name, language, path, changed }: { name: string; language: Language; path: string; changed: string },
): object => ({
  '@type': 'MedicalWebPage',
  url: absolute(path),
  name,
  inLanguage: language,
  dateModified: changed,
  lastReviewed: reviewed,
  citation: sources.map((source) => ({
    '@type': 'CreativeWork',
    name: source.title,
    inLanguage: source.language,
    publisher: { '@type': 'Organization', name: source.publisher },
    datePublished: String(source.year),
    url: source.url,
  })),
  ...(reviewer !== 'none' && { reviewedBy: { '@type': 'Person', name: reviewer.name } }),
});

/** An entry for `graph`: the page of a care option. */
export const careOptionData = (
  record: CareOptionRecord,
  context: Pick<ViewContext, 'language' | 'content'>,
  path: string,
): object => {
  const { facts, words } = record;
  const { language } = context;
  return medicalWebPage(facts, allSources(record, context), {
    name: words[language].name,
    language,
    path,
    changed: facts.reviewed,
  });
};

/**
 * Entries for `graph`: the page with its dates (ISO 8601) and sources, and the procedure that it is about. An operation
 * is schema.org's `SurgicalProcedure`, a kind of `MedicalProcedure`; both are named because some readers know only one.
 */
export const procedureData = (
  record: ProcedureRecord,
  context: Pick<ViewContext, 'language' | 'content'>,
  path: string,
  changed: string,
): object[] => {
  const { facts, words } = record;
  const { language } = context;
  const { name, otherNames, description } = words[language];
  const id = `${absolute(path)}#procedure`;
  return [
    { ...medicalWebPage(facts, allSources(record, context), { name, language, path, changed }), about: { '@id': id } },
    {
      '@type': surgery.includes(facts.careOption) ? ['MedicalProcedure', 'SurgicalProcedure'] : 'MedicalProcedure',
      '@id': id,
      name,
      alternateName: otherNames,
      description,
    },
  ];
};
