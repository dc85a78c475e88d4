import { defaultLanguage } from '../../facts/locales';
import { errorPath } from '../../routes/files';
import { pathFor } from '../../routes/path';
import { notFoundView, serverErrorView } from '../pageData/pages';
import { careOptionPages, clinicPages, doctorSheetPages, procedurePages } from './detailPages';
import { plainPages } from './plainPages';
import { type SiteContext, type SitePage, sitePage } from './sitePage';

const errorPages = async (context: SiteContext): Promise<SitePage[]> => [
  sitePage(context, {
    kind: 'notFound',
    paths: errorPath.notFound,
    view: await notFoundView(context),
    // Gatsby's 404 fallback is the page of the default language; this page answers for addresses of another language.
    ...(context.language !== defaultLanguage && { matchPath: `${pathFor('home', context.language)}/*` }),
  }),
  sitePage(context, { kind: 'serverError', paths: errorPath.serverError, view: await serverErrorView(context) }),
];

export const sitePages = async (context: SiteContext): Promise<SitePage[]> =>
  (
    await Promise.all([
      plainPages(context),
      clinicPages(context),
      careOptionPages(context),
      procedurePages(context),
      doctorSheetPages(context),
      errorPages(context),
    ])
  ).flat();
