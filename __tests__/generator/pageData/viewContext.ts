import type { Language } from '../../../src/facts/locales';
import { checkContent } from '../../../src/generator/check/checkContent';
import { readTranslations } from '../../../src/generator/content/locales/readTranslations';
import { contentIn } from '../../../src/generator/content/siteContent';
import { clinicsListView } from '../../../src/generator/pageData/clinicsList';
import type { ViewContext } from '../../../src/generator/pageData/context';
import { createFormat } from '../../../src/generator/pageData/createFormat';
import { siteContentOfChecked } from '../../../tools/markdown/siteContentOfChecked';
import { TODAY } from '../check/contentFixture';

export const one = <Item extends { readonly id: string }>(items: readonly Item[], id: string): Item => {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`The fixtures have no ${id}.`);
  return found;
};

/** A context over checked content in a folder, with a picture that is the same for all. */
export const viewContext = async (root: string, language: Language, today = TODAY): Promise<ViewContext> => {
  const { content, problems } = await checkContent(root, TODAY);
  if (problems.length > 0)
    throw new Error(`${problems.length} problems in the content, first in ${problems[0]?.file}.`);
  return {
    language,
    today,
    content: contentIn(language, await siteContentOfChecked(content)),
    t: readTranslations('.', language),
    format: createFormat(language),
    picture: async () => ({ width: 4, height: 3, color: '#99aabb', sources: [], fallback: '/a.webp', sizes: '100vw' }),
  };
};

/** The same, as pages are made from it. */
export const siteContext = async (...given: Parameters<typeof viewContext>) => {
  const context = await viewContext(...given);
  const clinicsList = await clinicsListView(context);
  return { ...context, clinicsList, choices: '/compare-data/list.json', searchFile: '/search-index/en.json' };
};
