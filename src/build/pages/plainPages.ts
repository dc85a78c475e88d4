import { pathFor } from '../../routes/path';
import type { PlainRouteKey } from '../../routes/table';
import { type TextRouteKey, textPageOf } from '../content/textPageOf';
import { careOptionsListView, contactView, homeView, testimonialsView, textPageView } from '../views/pages';
import { type PageSource, pathsBy, type SiteContext, type SitePage, sitePage } from './sitePage';
import { organization } from './structuredData';

const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

/** Pages of the route table without an id. */
export const plainPages = async (context: SiteContext): Promise<SitePage[]> => {
  const { content, language } = context;
  const reviewed = latest([...content.clinics, ...content.careOptions].map(({ facts }) => facts.reviewed));
  const told = latest(content.testimonials.map(({ facts }) => facts.date));
  const updatedContact = content.pages.find(({ id }) => id === 'about-us')?.facts.updated;
  const page = (
    kind: PlainRouteKey,
    view: unknown,
    lastmod: string | undefined,
    extra?: Partial<PageSource>,
  ): SitePage => sitePage(context, { kind, paths: pathsBy((each) => pathFor(kind, each)), view, lastmod, ...extra });
  return [
    page('home', await homeView(context), reviewed, { structuredData: organization(language) }),
    page('contact', contactView(context), updatedContact),
    page('clinics', context.clinicsList.view, reviewed),
    page('careOptions', await careOptionsListView(context), reviewed),
    page('testimonials', await testimonialsView(context), told),
    ...(await Promise.all(
      (Object.keys(textPageOf) as TextRouteKey[]).map(async (kind) => {
        const record = content.pages.find(({ id }) => id === textPageOf[kind]);
        const view = await textPageView(kind, context);
        return page(kind, view, record?.facts.updated, {
          title: view.title,
          description: record?.words[language].description,
        });
      }),
    )),
  ];
};
