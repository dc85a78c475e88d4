import { type Language, locales } from '../../../src/facts/locales';
import { sitePages } from '../../../src/generator/pages/sitePages';
import { contentFixture } from '../check/contentFixture';
import { clinic, english, james, spanish } from '../check/paths';
import { siteContext } from '../pageData/viewContext';

/* A language in which records may still be missing: here Spanish, as if it were the third. */

const fixture = contentFixture();
const mine = 'content/clinics/mine';

beforeAll(() => jest.replaceProperty(locales, 'es', { ...locales.es, partial: true }));
afterAll(() => jest.restoreAllMocks());

const withoutWords = (change: Parameters<Parameters<typeof fixture.after>[0]>[0]): void => {
  change.copy(clinic, mine);
  change.replace(`${mine}/facts.yaml`, 'featured: 1\n', '');
  change.remove(`${mine}/words.es.md`);
};

test('a clinic without words in it keeps its page in the others, and no page of the language shows it', () =>
  fixture.after(withoutWords, async (root) => {
    const pagesIn = async (language: Language) => sitePages(await siteContext(root, language));
    const [ours, theirs] = [await pagesIn('en'), await pagesIn('es')];
    const page = ours.find(({ path }) => path === '/clinics/mine')?.context.page;
    expect(page?.meta.alternates?.map(({ lang }) => lang)).toEqual(['en', 'x-default']);
    expect(page?.offers).toEqual({});
    // Where the language switch leads.
    expect(page?.paths.es).toBe('/es/clinicas');
    expect(ours.find(({ path }) => path === '/clinics/valle-alto')?.context.page.offers).toHaveProperty('es');
    expect(JSON.stringify(ours.filter(({ path }) => path === '/clinics'))).toContain('"mine"');
    expect(theirs.map(({ path }) => path)).toContain('/es/clinicas/valle-alto');
    expect(JSON.stringify(theirs)).not.toContain('mine"');
  }));

test('the check names it, and refuses a link to the page that it has not', async () => {
  const { problems, notes } = await fixture.check((change) => {
    withoutWords(change);
    change.append(english, '\n[Mine](/clinics/mine)\n');
    change.append(spanish, '\n[Mine](/es/clinicas/mine)\n');
  });
  expect(notes).toContain(`Without words in Spanish, and without a page in it: ${mine}.`);
  expect(problems).toMatchObject([
    { file: spanish, found: 'a link to "/es/clinicas/mine", which is not a page of the site' },
  ]);
});

test('a clinic that alone offers a procedure needs its words, and so does everything but clinics and testimonials', async () => {
  const { problems } = await fixture.check((change) => {
    for (const file of [spanish, 'content/pages/about-us/words.es.md', `${james}/words.es.md`]) change.remove(file);
  });
  expect(problems.map(({ file, found }) => [file, found])).toEqual([
    [spanish, 'nothing'],
    ['content/pages/about-us/words.es.md', 'nothing'],
  ]);
});
