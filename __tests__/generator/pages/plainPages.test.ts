import type { TextPageView } from '../../../src/data/pages';
import { languages } from '../../../src/facts/locales';
import { clinicsListView } from '../../../src/generator/pageData/clinicsList';
import { plainPages } from '../../../src/generator/pages/plainPages';
import { legalLinks } from '../../../src/routes/menu';
import { routeTable } from '../../../src/routes/table';
import { contentFixture } from '../check/contentFixture';
import { viewContext } from '../pageData/viewContext';

const fixture = contentFixture();

describe.each(languages)('%s', (language) => {
  const pages = async () => {
    const context = await viewContext(fixture.root, language);
    const clinicsList = await clinicsListView(context);
    return plainPages({
      ...context,
      clinicsList,
      choices: '/compare-data/list.json',
      searchFile: '/search-index/en.json',
    });
  };

  test('every route without an id has a page', async () => {
    const wanted = Object.values(routeTable)
      .map((paths) => paths[language])
      .filter((path) => !path.includes(':id'));
    expect((await pages()).map(({ path }) => path).sort()).toEqual(wanted.sort());
  });

  test('legal is what the footer lists as legal', async () => {
    const legal = (await pages()).filter(({ context }) => (context.view as Partial<TextPageView>).legal);
    expect(legal.map(({ context }) => context.page.kind).sort()).toEqual([...legalLinks].sort());
  });
});
