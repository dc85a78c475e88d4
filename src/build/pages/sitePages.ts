import { type Language, languages } from '../../facts/locales';
import { checkClinic, checkTreatment, type KnownRecord } from '../../routes/check';
import { pathFor } from '../../routes/path';
import { errorPath, type PlainRouteKey, routesWithoutPadding } from '../../routes/table';
import type { TextPage } from '../../schemas/textPage';
import type { CareOptionLink, PageContext, PageInfo, PageKind } from '../../views/page';
import { careOptionView } from '../views/careOption';
import { clinicView } from '../views/clinic';
import type { ClinicsList } from '../views/clinicsList';
import { careOptionPath, cityName, clinicName, type ViewContext } from '../views/context';
import {
  careOptionsListView,
  contactView,
  homeView,
  notFoundView,
  serverErrorView,
  testimonialsView,
  textPageView,
} from '../views/pages';
import { type MetaSource, metaOf } from './meta';
import { namespacesOf } from './namespaces';
import { breadcrumbs, clinicData, graph, organization } from './structuredData';

/** A page as Gatsby is to make it. */
export interface SitePage {
  readonly path: string;
  /** File below src/templates, without ending. */
  readonly template: string;
  /** Day of the last change, ISO 8601, for the sitemap; undefined for pages that are not listed. */
  readonly lastmod?: string;
  /** Client-side pattern that this page answers besides its path. */
  readonly matchPath?: string;
  readonly context: PageContext<unknown>;
}

export type SiteContext = ViewContext & {
  readonly clinicsList: ClinicsList;
  readonly known: { readonly clinics: readonly KnownRecord[]; readonly careOptions: readonly KnownRecord[] };
};

const templateOf: Readonly<Record<PageKind, string>> = {
  home: 'HomeTemplate',
  contact: 'ContactTemplate',
  clinics: 'ClinicsTemplate',
  clinic: 'ClinicTemplate',
  testimonials: 'TestimonialsTemplate',
  careOptions: 'CareOptionsTemplate',
  careOption: 'CareOptionTemplate',
  patientRights: 'TextPageTemplate',
  privacyPolicy: 'TextPageTemplate',
  termsOfService: 'TextPageTemplate',
  medicalDisclaimer: 'TextPageTemplate',
  aboutUs: 'TextPageTemplate',
  notFound: 'NotFoundTemplate',
  serverError: 'ServerErrorTemplate',
};

const textPageOf = {
  aboutUs: 'about-us',
  patientRights: 'patient-rights',
  privacyPolicy: 'privacy-policy',
  termsOfService: 'terms-of-service',
  medicalDisclaimer: 'medical-disclaimer',
} as const satisfies Partial<Record<PlainRouteKey, TextPage>>;

const careOptionLinks = (context: ViewContext): CareOptionLink[] =>
  context.content.careOptions.map(({ facts, words, id }) => ({
    key: id as CareOptionLink['key'],
    name: words[context.language].name,
    path: pathFor('careOption', context.language, facts.slug[context.language]),
  }));

interface PageSource extends Omit<MetaSource, 'language'> {
  readonly view: unknown;
  readonly lastmod?: string | undefined;
  readonly matchPath?: string;
}

const sitePage = (context: ViewContext, source: PageSource): SitePage => {
  const { language, t } = context;
  const { kind, paths, view, lastmod, matchPath } = source;
  const page: PageInfo = {
    kind,
    language,
    paths,
    padding: kind === 'notFound' || kind === 'serverError' ? false : !routesWithoutPadding.has(kind),
    meta: metaOf({ ...source, language }, t),
    careOptions: careOptionLinks(context),
  };
  return {
    path: paths[language],
    template: templateOf[kind],
    ...(lastmod && { lastmod }),
    ...(matchPath && { matchPath }),
    context: { language, namespaces: namespacesOf(kind), page, view },
  };
};

const plainPaths = (route: PlainRouteKey): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, pathFor(route, language)])) as Record<Language, string>;

const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

const plainPages = async (context: SiteContext): Promise<SitePage[]> => {
  const { content, language } = context;
  const reviewed = latest([...content.clinics, ...content.careOptions].map(({ facts }) => facts.reviewed));
  const told = latest(content.testimonials.map(({ facts }) => facts.date));
  const updatedContact = content.pages.find(({ id }) => id === 'about-us')?.facts.updated;
  const page = (
    kind: PlainRouteKey,
    view: unknown,
    lastmod: string | undefined,
    extra?: Partial<PageSource>,
  ): SitePage => sitePage(context, { kind, paths: plainPaths(kind), view, lastmod, ...extra });
  return [
    page('home', await homeView(context), reviewed, { structuredData: organization(language) }),
    page('contact', contactView(context), updatedContact),
    page('clinics', context.clinicsList.view, reviewed),
    page('careOptions', await careOptionsListView(context), reviewed),
    page('testimonials', await testimonialsView(context), told),
    ...(await Promise.all(
      (Object.keys(textPageOf) as (keyof typeof textPageOf)[]).map(async (kind) => {
        const record = content.pages.find(({ id }) => id === textPageOf[kind]);
        const view = await textPageView(textPageOf[kind], context);
        return page(kind, view, record?.facts.updated, { description: record?.words[language].description });
      }),
    )),
  ];
};

const clinicPages = (context: SiteContext): Promise<SitePage[]> =>
  Promise.all(
    context.content.clinics
      .filter(({ id }) => checkClinic({ id, known: context.known.clinics }).kind === 'ok')
      .map(async (record) => {
        const { language, t } = context;
        const [name, city] = [clinicName(record, language), cityName(record, language)];
        const paths = Object.fromEntries(languages.map((each) => [each, pathFor('clinic', each, record.id)])) as Record<
          Language,
          string
        >;
        return sitePage(context, {
          kind: 'clinic',
          paths,
          view: await clinicView(record, context),
          lastmod: record.facts.reviewed,
          title: t('meta:clinic.title', { name, city }),
          description: record.words[language].description,
          keywords: t('meta:clinic.keywords', {
            name,
            city,
            country: t(`common:countries.${record.facts.country}`),
            specialties: record.facts.specialties.map((key) => t(`common:specialties.${key}`)).join(', '),
          }),
          structuredData: graph(
            breadcrumbs(language, t, 'clinics', name, paths[language]),
            clinicData(record, name, city, paths[language]),
          ),
        });
      }),
  );

const careOptionPages = (context: SiteContext): Promise<SitePage[]> =>
  Promise.all(
    context.content.careOptions
      .filter(
        ({ facts }) =>
          checkTreatment({ id: facts.slug[context.language], known: context.known.careOptions }).kind === 'ok',
      )
      .map(async (record) => {
        const { language, t } = context;
        const { name, description } = record.words[language];
        const paths = Object.fromEntries(
          languages.map((each) => [
            each,
            careOptionPath({ ...context, language: each }, record.id as CareOptionLink['key']),
          ]),
        ) as Record<Language, string>;
        return sitePage(context, {
          kind: 'careOption',
          paths,
          view: await careOptionView(record, context),
          lastmod: record.facts.reviewed,
          title: t('meta:careOption.title', { name }),
          description,
          keywords: t('meta:careOption.keywords', { name }),
          structuredData: graph(breadcrumbs(language, t, 'careOptions', name, paths[language])),
        });
      }),
  );

const errorPages = async (context: SiteContext): Promise<SitePage[]> => [
  sitePage(context, {
    kind: 'notFound',
    paths: errorPath.notFound,
    view: await notFoundView(context),
    // Gatsby's own 404 fallback is the English page; this one answers for Spanish addresses.
    ...(context.language === 'es' && { matchPath: '/es/*' }),
  }),
  sitePage(context, { kind: 'serverError', paths: errorPath.serverError, view: await serverErrorView(context) }),
];

/** Every page of the site in one language. */
export const sitePages = async (context: SiteContext): Promise<SitePage[]> =>
  (
    await Promise.all([plainPages(context), clinicPages(context), careOptionPages(context), errorPages(context)])
  ).flat();
