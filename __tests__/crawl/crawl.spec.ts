import { load } from 'cheerio';
import { defaultLanguage, languages, locales } from '../../src/facts/locales';
import { site } from '../../src/facts/site';
import { sitemapPath } from '../../src/routes/files';
import { axeFaults } from '../browser/axeFaults';
import { expect, hydrate, test } from '../browser/fixtures';

/*
 * The owner's own site, whatever its content: every address of its sitemaps, without a name written here. `SITE_URL`
 * names where it is served.
 */

/** Addresses of both sitemaps in turn, so that four visits share the work. */
const parts = [0, 1, 2, 3] as const;

const ask = async (address: string): Promise<{ readonly status: number; readonly text: string }> => {
  // Of its own connection: the server closes one that was idle while a page was read.
  const reply = await fetch(address, { redirect: 'manual', headers: { connection: 'close' } });
  return { status: reply.status, text: await reply.text() };
};

const sitemapAddresses = async (origin: string): Promise<readonly string[]> => {
  const texts = await Promise.all(languages.map(async (language) => (await ask(origin + sitemapPath[language])).text));
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(site.url.length) || '/'),
  );
};

test('heads and links of every page hold, both ways', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const faults: string[] = [];
  const files = new Map<string, { readonly status: number; readonly text: string }>();
  const get = async (path: string) => {
    const known = files.get(path) ?? (await ask(origin + path));
    files.set(path, known);
    return known;
  };
  const titles = new Map<string, string>();
  const addresses = await sitemapAddresses(origin);
  expect(addresses.length).toBeGreaterThan(languages.length);
  for (const address of addresses) {
    const { status, text } = await get(address);
    if (status !== 200) {
      faults.push(`${address} answers ${status}.`);
      continue;
    }
    const $ = load(text);
    const language = languages.find((each) => address.split('/')[1] === each) ?? defaultLanguage;
    const title = $('head > title').text();
    if ($('h1').length !== 1) faults.push(`${address} has ${$('h1').length} headings h1.`);
    if ($('html').attr('lang') !== locales[language].tag) faults.push(`${address}: lang is ${$('html').attr('lang')}.`);
    if (!title || titles.has(title)) faults.push(`${address}: its title "${title}" is that of ${titles.get(title)}.`);
    titles.set(title, address);
    if ($('link[rel="canonical"]').attr('href') !== site.url + address)
      faults.push(`${address}: its canonical link says ${$('link[rel="canonical"]').attr('href')}.`);
    for (const each of languages) {
      const href = $(`link[rel="alternate"][hreflang="${each}"]`).attr('href');
      if (href === undefined && locales[each].partial) continue;
      const alternate = (href ?? '').slice(site.url.length) || '/';
      const back = load((await get(alternate)).text)(`link[rel="alternate"][hreflang="${language}"]`).attr('href');
      if (back !== site.url + address)
        faults.push(`${address}: ${alternate}, its page in ${each}, names ${back} in turn.`);
    }
    for (const link of $('a[href]')) {
      const url = new URL($(link).attr('href') ?? '', origin + address);
      if (url.origin !== origin) continue;
      const found = await get(url.pathname);
      if (found.status !== 200) faults.push(`${address}: the link ${url.pathname} answers ${found.status}.`);
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (fragment && fragment !== 'top' && !found.text.includes(`id="${fragment}"`))
        faults.push(`${address}: ${url.pathname} has no #${fragment}.`);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const part of parts)
    test(`part ${part + 1} of ${parts.length}: nothing in the console, nothing scrolls sideways, axe finds nothing`, async ({
      page,
      problems,
      baseURL,
    }) => {
      const origin = baseURL ?? '';
      test.setTimeout(900_000);
      const addresses = await sitemapAddresses(origin);
      for (const address of addresses.filter((_, index) => index % parts.length === part)) {
        await page.goto(address);
        await hydrate(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, `${address}: nothing scrolls sideways`).toBeLessThanOrEqual(320);
        expect.soft(await axeFaults(page), `${address}: axe finds nothing`).toEqual([]);
        expect.soft(problems.splice(0), `${address}: nothing in the console`).toEqual([]);
      }
    });
});
