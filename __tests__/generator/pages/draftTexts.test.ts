import { pageAddresses } from '../../../src/generator/content/pageAddresses';
import { sitePages } from '../../../src/generator/pages/sitePages';
import { contentFixture } from '../check/contentFixture';
import { english } from '../check/paths';
import { siteContext } from '../pageData/viewContext';

/* Pages of text that wait: menus, footer and form lead to them on every page of a site. */

const fixture = contentFixture();
const texts = ['about-us', 'privacy-policy'];

const asDrafts = (change: Parameters<Parameters<typeof fixture.after>[0]>[0]): void => {
  for (const page of texts) change.replace(`content/pages/${page}/facts.yaml`, /^updated: .*\n/m, 'draft: true\n');
};

test.each([
  ['en', '/privacy-policy', '/about-us'],
  ['es', '/es/politica-de-privacidad', '/es/sobre-nosotros'],
] as const)('they have no page in %s, and every page knows it', (language, ...paths) =>
  fixture.after(asDrafts, async (root) => {
    const context = await siteContext(root, language);
    const pages = await sitePages(context);
    const addresses = pageAddresses(context.content).map((page) => page.paths[language]);
    for (const path of paths) {
      expect(pages.map((page) => page.path)).not.toContain(path);
      expect(addresses).not.toContain(path);
    }
    expect(addresses.every((address) => pages.some(({ path }) => path === address))).toBe(true);
    for (const { context: each } of pages) {
      const linked = Object.values(each.page.menus).flat();
      expect(linked).toEqual(expect.arrayContaining(['termsOfService', 'accessibility', 'testimonials']));
      expect(linked.filter((route) => route === 'privacyPolicy' || route === 'aboutUs')).toEqual([]);
      // The form links to what has a day.
      expect(each.page.policies).toEqual({ terms: expect.stringMatching(/^2026/) });
    }
  }),
);

test('the check says what goes without them, and refuses a link to one alone', async () => {
  const { problems, notes } = await fixture.check((change) => {
    asDrafts(change);
    change.append(english, '\n[Who we are](/about-us)\n');
  });
  expect(problems).toMatchObject([{ file: english, found: 'a link to "/about-us", a page that is not published yet' }]);
  expect(notes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Draft content\/pages\/about-us: 1 of \d+ fields are missing\.$/),
      expect.stringMatching(/^Legal pages that are drafts: privacy-policy\. .* the site cannot go live\.$/),
    ]),
  );
});
