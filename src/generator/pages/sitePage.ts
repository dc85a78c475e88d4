import type { CareOptionLink, PageContext, PageInfo, PageKind } from '../../data/page';
import type { Language } from '../../facts/locales';
import { menusOf } from '../../routes/menu';
import { pathFor } from '../../routes/path';
import { isRoute, isTextRoute, pageType, type TextPageId } from '../../routes/table';
import { namespacesOf } from '../content/locales/namespaces';
import { textRoutes } from '../content/pageAddresses';
import { keyOf } from '../pageData/careOption';
import type { ClinicsList } from '../pageData/clinicsList';
import type { ViewContext } from '../pageData/context';
import { nameOf, offersOf } from './languageOffers';
import { type MetaSource, metaOf } from './meta';

/** The data that Gatsby needs to create a page. */
export interface SitePage {
  readonly path: string;
  /** File below src/templates, without extension. */
  readonly template: string;
  /** Day of the last change, ISO 8601, for the sitemap; undefined for pages that are not listed. */
  readonly lastmod?: string;
  /** Client-side pattern for which this page also answers. */
  readonly matchPath?: string;
  readonly context: PageContext<unknown>;
}

export type SiteContext = ViewContext & {
  readonly clinicsList: ClinicsList;
  /** Address of the list of clinics that can be compared. */
  readonly choices: string;
  /** Address of the file that the search loads. */
  readonly searchFile: string;
};

/** HomeTemplate for `home`; all texts share one. */
const templateOf = (kind: PageKind): string =>
  isRoute(kind) && isTextRoute(kind) ? 'TextPageTemplate' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Template`;

const careOptionLinks = (context: ViewContext): CareOptionLink[] =>
  context.content.careOptions.map((record) => ({
    key: keyOf(record),
    name: record.words[context.language].name,
    path: pathFor('careOption', context.language, record.facts.slug[context.language]),
  }));

/** Day of the last change of a text; none of a draft. */
const updatedOf = ({ content }: ViewContext, page: TextPageId): string | undefined =>
  content.pages.find(({ id }) => id === page)?.facts.updated;

export interface PageSource extends Omit<MetaSource, 'language'> {
  readonly view: unknown;
  readonly lastmod?: string | undefined;
  readonly matchPath?: string;
  /** The language whose text of this page is newer; undefined when both agree. */
  readonly newerLanguage?: Language | undefined;
}

/** How languages in which a page exists offer it. */
const offersIn = (language: Language, existsIn?: readonly Language[]): PageInfo['offers'] =>
  Object.fromEntries(
    Object.entries(offersOf[language]).filter(([each]) => existsIn?.includes(each as Language) ?? true),
  );

/** Adds to a page what every page needs. */
export const sitePage = (context: SiteContext, source: PageSource): SitePage => {
  const { language, t } = context;
  const { kind, paths, view, lastmod, matchPath, newerLanguage, existsIn } = source;
  const newer = newerLanguage === language ? undefined : newerLanguage;
  const page: PageInfo = {
    kind,
    language,
    paths,
    padding: isRoute(kind) && pageType(kind).padding !== false,
    policies: { terms: updatedOf(context, 'terms-of-service'), privacy: updatedOf(context, 'privacy-policy') },
    offers: offersIn(language, existsIn),
    ...(newer && { newerText: { language: newer, words: t('meta:newerText', { language: nameOf(newer, language) }) } }),
    menus: menusOf(textRoutes(context.content)),
    meta: metaOf({ ...source, language }, t),
    careOptions: careOptionLinks(context),
    searchFile: context.searchFile,
  };
  return {
    path: paths[language],
    template: templateOf(kind),
    ...(lastmod && { lastmod }),
    ...(matchPath && { matchPath }),
    context: { language, namespaces: namespacesOf(kind), page, view },
  };
};
