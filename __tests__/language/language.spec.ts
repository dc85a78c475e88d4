import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { parse } from 'yaml';
import { countries } from '../../src/facts/countries';
import { defaultLanguage, type Language, languages, locales } from '../../src/facts/locales';
import { operator, site } from '../../src/facts/site';
import { outlineFor } from '../../src/generator/assets/maps/outlines';
import { textsIn } from '../../src/generator/content/records/fieldAccess';
import { pathFor } from '../../src/routes/path';
import { third as code, lacking } from '../../tools/thirdLanguage/pseudo';
import { expect, hydrate, test } from '../browser/fixtures';
import { allPages } from '../browser/pages';
import { textsWithoutWords } from './textsWithoutWords';

/*
 * Visits a site with a third language whose words a machine has made, each text between ⟨ and ⟩ (tools/thirdLanguage). The
 * crawl visits it, too, and asks for heads and layout.
 */

const third = code as Language;
const contentFolder = process.env.CONTENT_FOLDER ?? 'content';

const ofRecords = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/facts.yaml'))
  .flatMap((file) => textsIn(parse(readFileSync(`${contentFolder}/${file}`, 'utf8'))).map(({ text }) => text));

/** Names of languages and countries, which the browser knows in every language. */
const namesIn = (type: 'language' | 'region', codes: RegExp): string[] => {
  const names = new Intl.DisplayNames(locales[third].formats, { type });
  return ofRecords.filter((text) => codes.test(text)).flatMap((code) => names.of(code) ?? []);
};

/** What does not come from words, the longest first: a short one may stand in a long one. */
const facts = [
  ...ofRecords,
  ...Object.values(site).map(String),
  operator.legalName,
  ...languages.map((language) => locales[language].ownName),
  ...countries.flatMap((country) => outlineFor(country).cities.map(({ name }) => name.en)),
  ...namesIn('language', /^[a-z]{2}$/),
  ...namesIn('region', /^[A-Z]{2}$/),
]
  .filter((text) => /\p{L}{3}/u.test(text))
  .flatMap((text) => [text, text.charAt(0).toUpperCase() + text.slice(1)])
  .sort((one, other) => other.length - one.length);

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every text of a page comes from words', async ({ page }) => {
    test.setTimeout(600_000);
    const found = new Map<string, string>();
    for (const { [third]: address } of allPages) {
      await page.goto(address);
      await hydrate(page);
      for (const text of await page.evaluate(textsWithoutWords, facts)) if (!found.has(text)) found.set(text, address);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });
});

test('the header, the menu and the footer of each page lead to it in every other language', async ({ request }) => {
  for (const page of allPages.slice(0, 8))
    for (const language of languages) {
      const $ = load(await (await request.get(page[language])).text());
      for (const other of languages.filter((each) => each !== language))
        for (const part of ['header', 'details[data-menu]', 'footer'])
          expect($(`${part} a[hreflang="${other}"]`).attr('href'), `${page[language]}, ${part}`).toBe(page[other]);
    }
});

test('a clinic without words in it keeps its page in the others; there the list stands for it', async ({ request }) => {
  const own = pathFor('clinic', defaultLanguage, lacking);
  const $ = load(await (await request.get(own)).text());
  const alternates = $('link[rel="alternate"]').map((_, link) => $(link).attr('hreflang'));
  expect(alternates.get()).toEqual([...languages.filter((each) => each !== third), 'x-default']);
  const list = pathFor('clinics', third);
  expect($(`header a[hreflang="${third}"]`).attr('href')).toBe(list);
  expect(await (await request.get(list)).text()).not.toContain(lacking);
  expect((await request.get(pathFor('clinic', third, lacking))).status()).toBe(404);
});

test('an unknown address below it answers with its own page', async ({ request }) => {
  const answer = await request.get(`${pathFor('home', third)}/no-such-page`);
  expect(answer.status()).toBe(404);
  expect(load(await answer.text())('html').attr('lang')).toBe(locales[third].tag);
});

test.describe('a browser in that language', () => {
  test.use({ locale: locales[third].tag });

  test('comes from the root to its home, and is offered its page elsewhere', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(pathFor('home', third));
    await page.goto(pathFor('contact', defaultLanguage));
    await hydrate(page);
    await page.locator(`[data-language-offer] a[hreflang="${third}"]`).click();
    await expect(page).toHaveURL(pathFor('contact', third));
  });
});
