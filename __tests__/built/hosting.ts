import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { builtFolder } from '../../tools/site/builtPages';
import { fault, files, pageFiles, readText } from './readSite';

const site = process.env.GATSBY_SITE_URL || 'https://www.example.com';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Types that a browser runs or acts on; others are data. */
const isRun = (type: string | undefined): boolean => !type || /^(module|speculationrules|text\/javascript)$/.test(type);

test('the policy of each page allows its scripts and styles, and no others', () => {
  const faults = files.flatMap((file) => {
    const { $ } = file;
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
    if (!policy) return [fault(file, 'the policy', undefined, 'one')];
    const allowed = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
    const hashesIn = (rule: string) => (allowed.get(rule) ?? []).filter((word) => word.startsWith("'sha256-")).sort();
    const scripts = $('script:not([src])')
      .filter((_, script) => isRun($(script).attr('type')))
      .map((_, script) => hashOf($(script).text()));
    const styles = $('style').map((_, style) => hashOf($(style).text()));
    const styled = $('[style]');
    const attributes = styled.map((_, element) => hashOf($(element).attr('style') ?? ''));
    const wanted = (hashes: Iterable<string>) => [...new Set(hashes)].sort().join(' ');
    const ids = styled.map((_, element) => $(element).attr('id') ?? element.tagName).get();
    return [
      ...(hashesIn('script-src').join(' ') === wanted(scripts.get())
        ? []
        : [fault(file, 'script-src', hashesIn('script-src'), wanted(scripts.get()))]),
      // styled-components begins with an empty one.
      ...(hashesIn('style-src').join(' ') === wanted([...styles.get(), hashOf('')])
        ? []
        : [fault(file, 'style-src', hashesIn('style-src'), wanted(styles.get()))]),
      ...(hashesIn('style-src-attr').join(' ') === wanted(attributes.get())
        ? []
        : [fault(file, 'style-src-attr', hashesIn('style-src-attr'), wanted(attributes.get()))]),
      ...(ids.join() === 'gatsby-focus-wrapper,gatsby-announcer'
        ? []
        : [fault(file, 'elements with a style attribute', ids.join(), "Gatsby's two wrappers alone")]),
      ...['default-src', 'img-src', 'font-src', 'manifest-src']
        .filter((rule) => allowed.get(rule)?.join() !== "'self'")
        .map((rule) => fault(file, rule, allowed.get(rule), "'self'")),
      ...['object-src', 'base-uri', 'worker-src', 'script-src-attr']
        .filter((rule) => allowed.get(rule)?.join() !== "'none'")
        .map((rule) => fault(file, rule, allowed.get(rule), "'none'")),
    ];
  });
  expect(faults).toEqual([]);
});

/** In characters. */
const mostInline = 2_048;

test(`scripts inside a page have at most ${mostInline} characters together`, () => {
  const faults = pageFiles.flatMap((file) => {
    const inline = file
      .$('script:not([src], [type="speculationrules"])')
      .filter((_, script) => isRun(file.$(script).attr('type')));
    const length = inline.text().length;
    return length > mostInline ? [fault(file, 'the length of its scripts', length, `at most ${mostInline}`)] : [];
  });
  expect(faults).toEqual([]);
});

test('browsers may make hovered pages ready, and no script stands in the way of the first paint', () => {
  const faults = pageFiles.flatMap((file) => {
    const { $ } = file;
    const blocking = $('head script[src]:not([async], [defer], [type="module"]), head link[rel="stylesheet"]');
    const rules = $('script[type="speculationrules"]').text();
    return [
      ...(blocking.length > 0 ? [fault(file, 'what blocks the first paint', blocking.length, 'nothing')] : []),
      ...(rules === '{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'
        ? []
        : [fault(file, 'speculationrules', rules, 'prerender of hovered pages')]),
    ];
  });
  expect(faults).toEqual([]);
});

/** In KB, packed as it travels. The heaviest page of the samples has 36 KB. */
const mostHtml = 45;

test(`the HTML of a page weighs at most ${mostHtml} KB`, () => {
  const faults = files.flatMap((file) => {
    const name = file.address === '/' ? 'index.html' : `${file.address.replace(/\.html$/, '')}.html`;
    const kilobytes = statSync(join(builtFolder, `${name}.br`)).size / 1_000;
    return kilobytes > mostHtml ? [fault(file, 'the weight', kilobytes, `at most ${mostHtml} KB`)] : [];
  });
  expect(faults).toEqual([]);
});

test('icons are drawn without the maker of their library, which the build replaces', () => {
  expect(files.filter(({ $ }) => $('svg.lucide').length > 0).map(({ address }) => address)).toEqual([]);
});

describe.each([
  ['en', '/sitemap.xml'],
  ['es', '/es/sitemap.xml'],
] as const)('the sitemap in %s', (language, path) => {
  test('lists its pages, each with both languages and the day of its last change', () => {
    const $ = load(readText(path), { xml: true });
    const entries = new Map(
      $('url')
        .map((_, url) => {
          const alternates = $(url)
            .find('xhtml\\:link')
            .map((_, link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`);
          return { loc: $(url).find('loc').text(), day: $(url).find('lastmod').text(), links: alternates.get().sort() };
        })
        .get()
        .map((entry) => [entry.loc, entry]),
    );
    const listed = pageFiles.filter((file) => file.language === language && file.page.route !== 'doctorSheet');
    expect([...entries.keys()].sort()).toEqual(listed.map(({ address }) => site + address).sort());
    const faults = listed.flatMap((file) => {
      const { page, address } = file;
      const entry = entries.get(site + address);
      const wanted = [`en ${site}${page.en}`, `es ${site}${page.es}`, `x-default ${site}${page.en}`];
      return [
        ...(/^20\d\d-\d\d-\d\d/.test(entry?.day ?? '') ? [] : [fault(file, 'lastmod', entry?.day, 'a day')]),
        ...(entry?.links.join() === wanted.join()
          ? []
          : [fault(file, 'alternates of the sitemap', entry?.links.join(), wanted.join())]),
      ];
    });
    expect(faults).toEqual([]);
  });
});

test('robots.txt names both sitemaps, and keeps nobody from anything', () => {
  expect(readText('robots.txt').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${site}/sitemap.xml`,
    `Sitemap: ${site}/es/sitemap.xml`,
  ]);
});

test('hosts are told of headers and redirects', () => {
  const headers = readText('_headers');
  for (const name of [
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin',
    "Content-Security-Policy: frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    'Cache-Control: public, max-age=31536000, immutable',
  ])
    expect(headers).toContain(name);
  expect(readText('_redirects')).toMatch(/^\/contacto\s+\/es\/contacto\s+301$/m);
});

test('licences are published with what they are for: fonts, and the packages in the scripts', () => {
  for (const font of ['commissioner', 'piazzolla'])
    expect(readText(`licences/${font}-OFL.txt`)).toContain('SIL OPEN FONT LICENSE');
  const scripts = readText('licences/scripts.txt');
  for (const name of ['gatsby', 'react-dom', 'styled-components', 'lucide-react', 'libphonenumber-js', 'i18next'])
    expect(scripts).toMatch(new RegExp(`(^|\\n)${name} \\d+\\.\\d+\\.\\d+, (MIT|ISC)\\n\\n[\\s\\S]*?Copyright`));
  // These only make the site.
  expect(scripts).not.toMatch(/(^|\n)(sharp|zod|webpack|yaml) \d/);
});
