import { languages } from '../../../src/facts/locales';
import { careOptionPages, procedurePages } from '../../../src/generator/pages/detailPages';
import { contentFixture } from '../check/contentFixture';
import { siteContext } from '../pageData/viewContext';

const fixture = contentFixture();

/** The page of the first procedure, in both languages, where one language was changed last. */
const pagesWith = async (newerLanguage?: 'en' | 'es') =>
  Promise.all(
    languages.map(async (language) => {
      const context = await siteContext(fixture.root, language);
      const procedures = context.content.procedures.map((record) => ({ ...record, newerLanguage }));
      const [page] = await procedurePages({ ...context, content: { ...context.content, procedures } });
      if (!page) throw new Error('The fixtures have no procedure.');
      return page.context;
    }),
  );

test('only the page whose text is older says so', async () => {
  expect((await pagesWith()).map(({ page }) => page.newerText)).toEqual([undefined, undefined]);
  const [en, es] = await pagesWith('en');
  expect(en?.page.newerText).toBeUndefined();
  expect(es?.page.newerText).toEqual({ language: 'en', words: 'El texto en inglés de esta página es más reciente.' });
  expect((await pagesWith('es'))[0]?.page.newerText?.words).toBe('The Spanish text of this page is newer.');
});

interface Entry {
  readonly '@type': string | readonly string[];
  readonly [key: string]: unknown;
}

test('structured data names the page with its dates and sources, and the procedure', async () => {
  for (const { page } of await pagesWith()) {
    const data = JSON.parse(page.meta.structuredData ?? '') as { '@context': string; '@graph': readonly Entry[] };
    expect(data['@context']).toBe('https://schema.org');
    const entry = (type: string) => data['@graph'].find((each) => [each['@type']].flat().includes(type));
    const [webPage, procedure] = [entry('MedicalWebPage'), entry('MedicalProcedure')];
    expect(webPage).toMatchObject({
      url: page.meta.canonical,
      inLanguage: page.language,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      lastReviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      about: { '@id': procedure?.['@id'] },
    });
    const citation = (webPage?.citation ?? []) as readonly object[];
    expect(citation.length).toBeGreaterThanOrEqual(3);
    for (const source of citation)
      expect(source).toMatchObject({
        '@type': 'CreativeWork',
        name: expect.any(String),
        publisher: { '@type': 'Organization', name: expect.any(String) },
        datePublished: expect.stringMatching(/^\d{4}$/),
        url: expect.stringMatching(/^https:/),
      });
    expect(procedure).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    expect(entry('BreadcrumbList')).toBeDefined();
  }
});

test('a care option’s data names its dates and its sources, each in its language, as a procedure’s does', async () => {
  for (const language of languages) {
    const [page] = await careOptionPages(await siteContext(fixture.root, language));
    const { '@graph': entries } = JSON.parse(page?.context.page.meta.structuredData ?? '') as { '@graph': Entry[] };
    expect(entries.find((entry) => entry['@type'] === 'MedicalWebPage')).toMatchObject({
      url: page?.context.page.meta.canonical,
      inLanguage: language,
      lastReviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      citation: expect.arrayContaining([expect.objectContaining({ inLanguage: 'en', url: expect.any(String) })]),
    });
  }
});
