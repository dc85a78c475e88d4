import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { type Language, type Localized, languages, locales } from '../../src/facts/locales';
import { site as facts } from '../../src/facts/site';
import { isTextRoute, type RouteKey, routeKeys, routeTable } from '../../src/routes/table';
import { builtFolder } from '../../tools/site/builtPages';
import { headline } from '../headline';
import { fault, files, type HtmlFile, pageFiles, pages } from './readSite';

/** Where the site is published, unless the build is told another address. */
const site = process.env.GATSBY_SITE_URL || 'https://www.example.com';

const tags: Partial<Localized> = { en: 'en-US', es: 'es-ES' };

/** Titles of pages that no record brings, quoted. */
const titles: Partial<Record<RouteKey, Partial<Localized>>> = {
  home: headline,
  contact: { en: 'Get in Touch', es: 'Póngase en contacto' },
  clinics: { en: 'Our Partner Clinics', es: 'Nuestras Clínicas' },
  testimonials: { en: 'Testimonials', es: 'Testimonios' },
  careOptions: { en: 'Care Options', es: 'Opciones de cuidado' },
  procedures: { en: 'Procedures and prices', es: 'Procedimientos y precios' },
  compare: { en: 'Compare clinics', es: 'Comparar clínicas' },
};

const errorTitles: Readonly<Record<string, string>> = {
  '/404.html': 'Page Not Found',
  '/es/404.html': 'Página no encontrada',
  '/500.html': 'Internal Server Error',
  '/es/500.html': 'Error interno del servidor',
};

/** What every page says of itself (specification, section 2, "Page metadata"), as the elements that say it. */
const metadata = [
  ['title', 'title'],
  ['description', 'meta[name="description"]'],
  ['keywords', 'meta[name="keywords"]'],
  ['robots', 'meta[name="robots"]'],
  ['author', 'meta[name="author"]'],
  ['social title', 'meta[property="og:title"]'],
  ['social description', 'meta[property="og:description"]'],
  ['social url', 'meta[property="og:url"]'],
  ['social site name', 'meta[property="og:site_name"]'],
  ['social type', 'meta[property="og:type"]'],
  ['social locale', 'meta[property="og:locale"]'],
] as const;

const image = ['image', 'image:width', 'image:height', 'image:alt'] as const;

const valuesOf = ({ $ }: HtmlFile, selector: string): readonly string[] =>
  $(selector)
    .map((_, element) => $(element).attr('content') ?? $(element).attr('href') ?? $(element).text())
    .get();

const isToPrint = ({ page }: HtmlFile): boolean => page?.route === 'doctorSheet';

/** Faults of one page when the elements of a selector do not say exactly this. */
const differing = (file: HtmlFile, field: string, selector: string, wanted: string): readonly string[] => {
  const values = valuesOf(file, selector);
  return values.length === 1 && values[0] === wanted ? [] : [fault(file, field, values.join(' and '), wanted)];
};

test('every record of the content has its page, and nothing else has one', () => {
  const folder = '__tests__/site/content';
  const idsOf = (kind: string): readonly string[] =>
    readdirSync(join(folder, kind)).filter((name) => !name.startsWith('.') && !name.includes('.'));
  const slugsOf = (kind: string, language: Language): readonly string[] =>
    idsOf(kind).map((id) => parse(readFileSync(join(folder, kind, id, 'facts.yaml'), 'utf8')).slug[language]);
  const wanted = [
    ...['/', '/contact', '/clinics', '/testimonials', '/care-options', '/procedures', '/compare'],
    ...['/es', '/es/contacto', '/es/clinicas', '/es/testimonios', '/es/opciones-de-cuidado', '/es/comparar'],
    '/es/procedimientos',
    ...routeKeys.filter(isTextRoute).flatMap((route) => languages.map((language) => routeTable[route][language])),
    ...idsOf('clinics').flatMap((id) => [`/clinics/${id}`, `/es/clinicas/${id}`]),
    ...slugsOf('care-options', 'en').map((slug) => `/care-options/${slug}`),
    ...slugsOf('care-options', 'es').map((slug) => `/es/opciones-de-cuidado/${slug}`),
    ...slugsOf('procedures', 'en').flatMap((slug) => [`/procedures/${slug}`, `/for-your-doctor/${slug}`]),
    ...slugsOf('procedures', 'es').flatMap((slug) => [`/es/procedimientos/${slug}`, `/es/para-su-medico/${slug}`]),
  ];
  const built = files.filter(({ address }) => !(address in errorTitles)).map(({ address }) => address);
  expect(built.sort()).toEqual(wanted.sort());
  expect(pageFiles.map(({ address }) => address).sort()).toEqual(built);
});

test('each page has one heading, its language, and all metadata once', () => {
  const faults = files.flatMap((file) => {
    const { $, language, html } = file;
    const tag = tags[language] ?? locales[language].tag;
    const headings = $('h1')
      .map((_, heading) => $(heading).text().trim())
      .get();
    return [
      ...($('html').attr('lang') === tag ? [] : [fault(file, 'lang', $('html').attr('lang'), tag)]),
      ...(headings.length === 1 && headings[0] ? [] : [fault(file, 'h1', headings.join(' and '), 'one with words')]),
      ...metadata.flatMap(([field, selector]) => {
        const values = valuesOf(file, selector.replace(/^title$/, 'head > title'));
        return values.length === 1 && values[0]?.trim() ? [] : [fault(file, field, values.join(' and '), 'one')];
      }),
      ...differing(file, 'author', 'meta[name="author"]', facts.name),
      ...differing(file, 'social site name', 'meta[property="og:site_name"]', facts.name),
      ...differing(file, 'social locale', 'meta[property="og:locale"]', tag.replace('-', '_')),
      // What React writes for parts that wait, that failed, and that scripts move to their place.
      ...(/<!--\$[?!]-->|hidden="" id="S:/.test(html)
        ? [fault(file, 'a part of the page', 'late', 'all in place')]
        : []),
    ];
  });
  expect(faults).toEqual([]);
});

test('each page says which address it has, in all languages, and its alternate says the same', () => {
  const faults = pageFiles.flatMap((file) => {
    const { page, address } = file;
    return [
      ...differing(file, 'canonical', 'link[rel="canonical"]', site + address),
      ...differing(file, 'social url', 'meta[property="og:url"]', site + address),
      ...languages.flatMap((language) =>
        differing(file, `hreflang ${language}`, `link[rel="alternate"][hreflang="${language}"]`, site + page[language]),
      ),
      ...differing(file, 'hreflang x-default', 'link[rel="alternate"][hreflang="x-default"]', site + page.en),
      ...differing(file, 'robots', 'meta[name="robots"]', isToPrint(file) ? 'noindex, follow' : 'index, follow'),
    ];
  });
  expect(faults).toEqual([]);
});

test('error pages keep search engines away, and name no address', () => {
  const errors = files.filter(({ page }) => !page);
  expect(errors.map(({ address }) => address)).toEqual(Object.keys(errorTitles).sort());
  const faults = errors.flatMap((file) => [
    ...differing(file, 'robots', 'meta[name="robots"]', 'noindex, follow'),
    ...differing(file, 'title', 'head > title', `${errorTitles[file.address]} | ${facts.name}`),
    ...(file.$('link[rel="canonical"], link[rel="alternate"]').length > 0
      ? [fault(file, 'canonical', 'there', 'none')]
      : []),
    ...(file.$('main').text().includes(file.address.slice(-8, -5))
      ? []
      : [fault(file, 'status', undefined, 'the number of the error')]),
  ]);
  expect(faults).toEqual([]);
});

test('titles are those of the table, and no title and no description stands twice', () => {
  const faults = pageFiles.flatMap((file) => {
    const title = titles[file.page.route]?.[file.language];
    return title ? differing(file, 'title', 'head > title', `${title} | ${facts.name}`) : [];
  });
  for (const [field, selector] of metadata.slice(0, 2)) {
    const seen = new Map<string, string>();
    for (const file of pageFiles) {
      const [value = ''] = valuesOf(file, selector === 'title' ? 'head > title' : selector);
      const other = seen.get(value);
      if (other) faults.push(fault(file, field, value, `other words than ${other} has`));
      seen.set(value, file.address);
      if (field === 'title' && !value.endsWith(` | ${facts.name}`))
        faults.push(fault(file, field, value, 'the name of the site at its end'));
    }
  }
  expect(faults).toEqual([]);
});

test('each page has a picture for previews, the one of its language among them, as large as it says', async () => {
  const faults: string[] = [];
  const sizes = new Map<string, string>();
  for (const file of files) {
    const [addresses = [], widths = [], heights = [], alts = []] = image.map((name) =>
      valuesOf(file, `meta[property="og:${name}"]`),
    );
    if (!addresses.includes(`${site}/social-${file.language}.png`))
      faults.push(fault(file, 'social image', addresses.join(' and '), `/social-${file.language}.png`));
    for (const [index, address] of addresses.entries()) {
      const path = address.slice(site.length);
      if (!sizes.has(path)) {
        const { width, height } = await sharp(join(builtFolder, path)).metadata();
        sizes.set(path, `${width} x ${height}`);
      }
      for (const found of [`${widths[index]} x ${heights[index]}`, sizes.get(path)])
        if (found !== '1200 x 630') faults.push(fault(file, `size of ${path}`, found, '1200 x 630'));
      if (!alts[index]?.trim()) faults.push(fault(file, `alt of ${path}`, undefined, 'words'));
    }
  }
  expect(faults).toEqual([]);
});

/** What search engines are told (schema.org), by type of page. */
const structured: Partial<Record<RouteKey, readonly string[]>> = {
  home: ['Organization'],
  clinic: ['BreadcrumbList', 'MedicalClinic'],
  careOption: ['BreadcrumbList'],
  procedure: ['BreadcrumbList', 'MedicalWebPage', 'MedicalProcedure'],
};

test('data for search engines can be read and is of the right types', () => {
  const faults = pageFiles.flatMap((file) => {
    const types = valuesOf(file, 'script[type="application/ld+json"]').flatMap((text) => {
      const data = JSON.parse(text);
      return (data['@graph'] ?? [data]).flatMap((entry: { '@type': string }) => entry['@type']);
    });
    const missing = (structured[file.page.route] ?? []).filter((type) => !types.includes(type));
    return missing.map((type) => fault(file, 'structured data', types.join(', '), type));
  });
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(12);
});
