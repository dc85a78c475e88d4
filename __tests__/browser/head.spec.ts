import { expect, test } from '@playwright/test';
import { allPages, isToPrint, type Language, languages, siteAddress } from './pages';

/** What a page's HTML says of itself (R2.15); no script runs here. */
test.use({ javaScriptEnabled: false });

const openGraphLocale = { en: 'en_US', es: 'es_ES' } as const satisfies Record<Language, string>;

const metaNames = ['description', 'keywords', 'robots', 'author'] as const;
const socialNames = [
  'title',
  'description',
  'url',
  'site_name',
  'type',
  'locale',
  'image',
  'image:width',
  'image:height',
  'image:alt',
];

for (const each of allPages) {
  for (const language of languages) {
    test(`${each[language]}: title, heading, language and metadata`, async ({ page }) => {
      await page.goto(each[language]);
      await expect(page).toHaveTitle(each.title[language]);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      expect((await page.locator('html').getAttribute('lang'))?.slice(0, 2)).toBe(language);

      for (const name of metaNames) {
        expect(await page.locator(`meta[name="${name}"]`).getAttribute('content'), name).toBeTruthy();
      }
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
        'content',
        isToPrint(each) ? 'noindex, follow' : 'index, follow',
      );
      const social: Record<string, string | null> = {};
      for (const name of socialNames) {
        const element = page.locator(`meta[property="og:${name}"]`);
        await expect(element, name).toHaveCount(1);
        social[name] = await element.getAttribute('content');
        expect(social[name], name).toBeTruthy();
      }
      expect(social).toMatchObject({
        url: siteAddress + each[language],
        site_name: 'Camino Claro',
        locale: openGraphLocale[language],
        'image:width': '1200',
        'image:height': '630',
      });
      expect(social.image).toBe(`${siteAddress}/social-${language}.png`);

      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', siteAddress + each[language]);
      for (const [hreflang, path] of [
        ['en', each.en],
        ['es', each.es],
        ['x-default', each.en],
      ]) {
        const link = page.locator(`link[rel="alternate"][hreflang="${hreflang}"]`);
        await expect(link).toHaveCount(1);
        await expect(link).toHaveAttribute('href', siteAddress + path);
      }
    });
  }
}

for (const [path, types] of [
  ['/', ['Organization']],
  ['/es', ['Organization']],
  ['/clinics/pacifica', ['BreadcrumbList', 'MedicalClinic']],
  ['/es/opciones-de-cuidado/terapia-con-ibogaina', ['BreadcrumbList']],
] as const) {
  test(`${path}: data for search engines can be read`, async ({ page }) => {
    await page.goto(path);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const entries: { '@type': string }[] = data['@graph'] ?? [data];
    expect(entries.map((entry) => entry['@type'])).toEqual(types);
  });
}

for (const address of ['/no-such-page', '/es/no-existe', '/500.html', '/es/500.html'])
  test(`${address}: search engines are told not to list it, nor where it would stand`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel="canonical"], link[rel="alternate"]')).toHaveCount(0);
  });

test('titles and descriptions are unique over the site', async ({ request }) => {
  const heads = await Promise.all(
    allPages.flatMap((each) =>
      languages.map(async (language) => {
        const html = await (await request.get(each[language])).text();
        const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
        const description = /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1];
        return { title, description };
      }),
    ),
  );
  for (const key of ['title', 'description'] as const) {
    const values = heads.map((head) => head[key]);
    const repeated = values.filter((value, index) => values.indexOf(value) !== index);
    expect(repeated, key).toEqual([]);
  }
});

test('the policy allows the style attributes of Gatsby’s two wrappers and no others', async ({ request }) => {
  for (const path of allPages.flatMap((each) => languages.map((language) => each[language]))) {
    const html = await (await request.get(path)).text();
    const styled = [...html.matchAll(/<\w+[^>]*\sstyle="[^>]*>/g)].map(
      ([element]) => /\sid="([^"]*)"/.exec(element)?.[1],
    );
    expect(styled, path).toEqual(['gatsby-focus-wrapper', 'gatsby-announcer']);
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy, path).toMatch(/; style-src-attr 'unsafe-hashes'( 'sha256-[^']*'){2};/);
  }
});

test('every part of a page stands in its place, without a script', async ({ request }) => {
  for (const path of [
    ...allPages.flatMap((each) => languages.map((language) => each[language])),
    '/404.html',
    '/500.html',
  ]) {
    const html = await (await request.get(path)).text();
    // What React writes for parts that wait, that failed, and that scripts move to their place.
    expect(html, path).not.toMatch(/<!--\$[?!]-->|hidden="" id="S:/);
  }
});

test('the social images exist in the promised size', async ({ request }) => {
  for (const language of languages) {
    const html = await (await request.get(allPages[0]?.[language] ?? '/')).text();
    const address = /property="og:image"[^>]*content="([^"]*)"|content="([^"]*)"[^>]*property="og:image"/.exec(html);
    const path = (address?.[1] ?? address?.[2] ?? '').replace(siteAddress, '');
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(200);
    const png = await reply.body();
    // Width and height in the header of a PNG file.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});
