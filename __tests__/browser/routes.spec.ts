import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { redirects } from '../../src/routes/table';
import { publicFolder } from '../../tools/site/siteFolders';
import { allPages, isToPrint, languages, siteAddress } from './pages';

/** Answers as a host gives them, without a browser in between. */
for (const page of allPages) {
  for (const language of languages) {
    test(`${page[language]} answers with the page itself`, async ({ request }) => {
      const reply = await request.get(page[language], { maxRedirects: 0 });
      expect(reply.status()).toBe(200);
      expect(reply.headers()['content-type']).toBe('text/html; charset=utf-8');
    });
  }
}

test.describe('redirects', () => {
  for (const [from, to] of [
    ['/clinics/', '/clinics'],
    ['/es/', '/es'],
    ['/es/clinicas/pacifica/', '/es/clinicas/pacifica'],
    ['/clinics/?country=mexico&q=a%20b', '/clinics?country=mexico&q=a%20b'],
    ['/contacto', '/es/contacto'],
    ['/contacto?clinic=pacifica', '/es/contacto?clinic=pacifica'],
  ] as const) {
    test(`${from} leads to ${to}, and from there nowhere else`, async ({ request }) => {
      const reply = await request.get(from, { maxRedirects: 0 });
      expect(reply.status()).toBe(301);
      expect(reply.headers().location).toBe(to);
      expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
    });
  }
});

for (const { from, to } of redirects)
  test(`${from} has moved for every host alike`, async ({ request }) => {
    // Some hosts would send the page that still stands there, others the redirect.
    expect(existsSync(join(process.env.SITE_FOLDER ?? publicFolder, `${from}.html`))).toBe(false);
    const reply = await request.get(to, { maxRedirects: 0 });
    expect([to, reply.status()]).toEqual([to, 200]);
  });

test.describe('sitemaps', () => {
  for (const language of languages) {
    const address = language === 'en' ? '/sitemap.xml' : '/es/sitemap.xml';

    test(`${address} lists its language's pages with alternates and the day of the last change`, async ({
      request,
      page,
    }) => {
      const reply = await request.get(address, { maxRedirects: 0 });
      expect(reply.status()).toBe(200);
      expect(reply.headers()['content-type']).toContain('xml');
      const entries = await page.evaluate(
        (xml) => {
          const document = new DOMParser().parseFromString(xml, 'application/xml');
          if (document.querySelector('parsererror')) throw new Error('This is no XML.');
          return [...document.getElementsByTagName('url')].map((url) => ({
            loc: url.getElementsByTagName('loc')[0]?.textContent,
            lastmod: url.getElementsByTagName('lastmod')[0]?.textContent ?? '',
            alternates: [...url.getElementsByTagName('xhtml:link')]
              .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
              .sort(),
          }));
        },
        await reply.text(),
      );
      const listed = allPages.filter((each) => !isToPrint(each));
      expect(entries.map(({ loc }) => loc).sort()).toEqual(listed.map((each) => siteAddress + each[language]).sort());
      for (const each of listed) {
        const entry = entries.find(({ loc }) => loc === siteAddress + each[language]);
        expect(entry?.lastmod, each[language]).toMatch(/^20\d\d-\d\d-\d\d/);
        expect(entry?.alternates, each[language]).toEqual([
          `en ${siteAddress}${each.en}`,
          `es ${siteAddress}${each.es}`,
          `x-default ${siteAddress}${each.en}`,
        ]);
      }
    });
  }

  test('robots.txt names both, and keeps nobody from anything', async ({ request }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text.split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Allow: /',
      `Sitemap: ${siteAddress}/sitemap.xml`,
      `Sitemap: ${siteAddress}/es/sitemap.xml`,
    ]);
  });
});

test('licences are published with what they are for: fonts, and the packages in the scripts', async ({ request }) => {
  for (const font of ['commissioner', 'piazzolla'])
    expect(await (await request.get(`/licences/${font}-OFL.txt`)).text()).toContain('SIL OPEN FONT LICENSE');
  const scripts = await (await request.get('/licences/scripts.txt')).text();
  for (const name of ['gatsby', 'react-dom', 'styled-components', 'lucide-react', 'libphonenumber-js', 'i18next'])
    expect(scripts).toMatch(new RegExp(`(^|\\n)${name} \\d+\\.\\d+\\.\\d+, (MIT|ISC)\\n\\n[\\s\\S]*?Copyright`));
  // These only make the site.
  expect(scripts).not.toMatch(/(^|\n)(sharp|zod|webpack|yaml) \d/);
});
