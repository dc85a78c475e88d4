import type { CompareView } from '../../data/comparison';
import { pathFor, pathsFor } from '../../routes/path';
import { type PlainRouteKey, routeTable, type TextRouteKey } from '../../routes/table';
import { textRoutes } from '../content/pageAddresses';
import { careOptionsListView, contactView, homeView, testimonialsView, textPageView } from '../pageData/pages';
import { byEvidence, proceduresView } from '../pageData/searched';
import { clinicChanged, latest, procedureChanged } from './lastChange';
import { type PageSource, type SiteContext, type SitePage, sitePage } from './sitePage';
import { listData, organization } from './structuredData';

const compareView = ({ content, language, choices }: SiteContext): CompareView => ({
  procedures: [...content.procedures].sort(byEvidence).map(({ id, facts, words }) => ({
    id,
    name: words[language].name,
    path: pathFor('procedure', language, facts.slug[language]),
    sheetPath: pathFor('doctorSheet', language, facts.slug[language]),
  })),
  choices,
});

/** Routes whose page is not a text below content/pages. Types refuse one that no function creates. */
type OwnRouteKey = Exclude<PlainRouteKey, TextRouteKey>;

/** Pages for the routes without an id. */
export const plainPages = async (context: SiteContext): Promise<SitePage[]> => {
  const { content, language } = context;
  const clinics = content.clinics.map((clinic) => clinicChanged(clinic, content));
  const careOptions = content.careOptions.map(({ facts }) => facts.reviewed);
  const either = latest([...clinics, ...careOptions]);
  const procedures = content.procedures.map((record) => procedureChanged(record, content));
  const index = proceduresView(context);
  const told = latest(content.testimonials.map(({ facts }) => facts.date));
  const own: Readonly<Record<OwnRouteKey, Omit<PageSource, 'kind' | 'paths'>>> = {
    home: { view: await homeView(context), lastmod: either, structuredData: organization(language) },
    contact: { view: contactView(context), lastmod: latest(clinics) ?? either },
    clinics: { view: context.clinicsList.view, lastmod: latest(clinics) ?? either },
    compare: { view: compareView(context), lastmod: latest(clinics) ?? either },
    careOptions: { view: await careOptionsListView(context), lastmod: latest(careOptions) },
    procedures: {
      view: index,
      lastmod: latest(procedures) ?? either,
      structuredData: listData(index.groups.flatMap(({ rows }) => rows)),
    },
    testimonials: { view: await testimonialsView(context), lastmod: told },
  };
  const texts = textRoutes(content).map(async (kind) => {
    const record = content.pages.find(({ id }) => id === routeTable[kind].text);
    const view = await textPageView(kind, context);
    return sitePage(context, {
      kind,
      paths: pathsFor(kind),
      view,
      lastmod: record?.facts.updated,
      newerLanguage: record?.newerLanguage,
      title: view.title,
      description: record?.words[language].description,
    });
  });
  return [
    ...(Object.keys(own) as OwnRouteKey[]).map((kind) =>
      sitePage(context, { kind, paths: pathsFor(kind), ...own[kind] }),
    ),
    ...(await Promise.all(texts)),
  ];
};
