import { pathFor } from '../../routes/path';
import type { PlainRouteKey } from '../../routes/table';
import { type TextRouteKey, textPageOf } from '../content/textPageOf';
import { careOptionsListView, contactView, homeView, testimonialsView, textPageView } from '../views/pages';
import { type PageSource, pathsBy, type SiteContext, type SitePage, sitePage } from './sitePage';
import { organization } from './structuredData';

const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

/** Routes whose page is no text below content/pages; types refuse one that no page is made for. */
type OwnRouteKey = Exclude<PlainRouteKey, TextRouteKey>;

/** Pages of the route table without an id. */
export const plainPages = async (context: SiteContext): Promise<SitePage[]> => {
  const { content, language } = context;
  const reviewed = latest([...content.clinics, ...content.careOptions].map(({ facts }) => facts.reviewed));
  const told = latest(content.testimonials.map(({ facts }) => facts.date));
  const updatedContact = content.pages.find(({ id }) => id === 'about-us')?.facts.updated;
  const paths = (kind: PlainRouteKey) => pathsBy((each) => pathFor(kind, each));
  const own: Readonly<Record<OwnRouteKey, Omit<PageSource, 'kind' | 'paths'>>> = {
    home: { view: await homeView(context), lastmod: reviewed, structuredData: organization(language) },
    contact: { view: contactView(context), lastmod: updatedContact },
    clinics: { view: context.clinicsList.view, lastmod: reviewed },
    careOptions: { view: await careOptionsListView(context), lastmod: reviewed },
    testimonials: { view: await testimonialsView(context), lastmod: told },
  };
  const texts = (Object.keys(textPageOf) as TextRouteKey[]).map(async (kind) => {
    const record = content.pages.find(({ id }) => id === textPageOf[kind]);
    const view = await textPageView(kind, context);
    return sitePage(context, {
      kind,
      paths: paths(kind),
      view,
      lastmod: record?.facts.updated,
      title: view.title,
      description: record?.words[language].description,
    });
  });
  return [
    ...(Object.keys(own) as OwnRouteKey[]).map((kind) => sitePage(context, { kind, paths: paths(kind), ...own[kind] })),
    ...(await Promise.all(texts)),
  ];
};
