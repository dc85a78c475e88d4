import { readFileSync } from 'node:fs';
import type { Language } from '../../../src/facts/locales';
import { readTranslations } from '../../../src/generator/content/locales/readTranslations';
import { metaOf } from '../../../src/generator/pages/meta';
import type { SitePage } from '../../../src/generator/pages/sitePage';
import { sitePages } from '../../../src/generator/pages/sitePages';
import { pathsFor } from '../../../src/routes/path';
import { contentFixture } from '../check/contentFixture';
import { siteContext } from '../pageData/viewContext';

const fixture = contentFixture();
const made: Partial<Record<Language, readonly SitePage[]>> = {};

beforeAll(async () => {
  for (const language of ['en', 'es'] as const)
    made[language] = await sitePages(await siteContext(fixture.root, language));
});

const metaAt = (language: Language, path: string) => {
  const page = made[language]?.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page.context.page.meta;
};

const dataAt = (language: Language, path: string) => JSON.parse(metaAt(language, path).structuredData ?? 'null');

test('descriptions make the promise of a reply with its number', () => {
  expect(metaAt('en', '/contact').description).toContain('within 24 hours');
  expect(metaAt('es', '/es/contacto').description).toContain('en menos de 24 horas');
  // The number stands once, in facts/limits.
  for (const language of ['en', 'es'] as const)
    expect(readFileSync(`locales/${language}/meta.json`, 'utf8')).not.toContain('24');
});

describe.each(['en', 'es'] as const)('%s', (language) => {
  test('a procedure is shown with the cover of its care option', () => {
    const imageAt = (kind: string, part: string) =>
      made[language]?.find(({ path, context }) => context.page.kind === kind && path.includes(part))?.context.page.meta
        .images[0];
    const knee = imageAt('procedure', language === 'en' ? 'knee' : 'rodilla');
    expect(knee).toBeDefined();
    expect(knee).toEqual(imageAt('careOption', language === 'en' ? 'orthop' : 'ortop'));
  });

  test('clinics, care options and procedures are articles, other pages parts of a website', () => {
    for (const { path, context } of made[language] ?? [])
      expect([path, context.page.meta.type]).toEqual([
        path,
        /\/(clinics|clinicas|care-options|opciones-de-cuidado|procedures|procedimientos)\/./.test(path)
          ? 'article'
          : 'website',
      ]);
  });
});

test('words of a record come before those of the page type', () => {
  expect(metaAt('es', '/es/clinicas/valle-alto')).toMatchObject({
    title: 'Centro Valle Alto, Medellín: precios y equipo médico | Camino Claro',
    socialTitle: 'Centro Valle Alto, Medellín: precios y equipo médico',
    description: expect.stringMatching(/^Cirugía de rodilla, cadera y hombro/),
    keywords: 'Centro Valle Alto, Medellín, Colombia, Cirugía ortopédica, Terapia con células madre',
  });
});

describe('data for search engines', () => {
  test('who runs the site, on its home page', () => {
    expect(dataAt('es', '/es')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Camino Claro',
      url: 'https://www.example.com/es',
      logo: 'https://www.example.com/icon-512.png',
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: 'patients@example.com',
        availableLanguage: ['en', 'es'],
      },
    });
  });

  const crumb = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://www.example.com${path}`,
  });

  test('a clinic, and the way to it', () => {
    const { '@context': context, '@graph': entries } = dataAt('en', '/clinics/valle-alto');
    expect(context).toBe('https://schema.org');
    expect(entries).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, 'Home', '/'),
          crumb(2, 'Clinics', '/clinics'),
          crumb(3, 'Centro Valle Alto', '/clinics/valle-alto'),
        ],
      },
      {
        '@type': 'MedicalClinic',
        name: 'Centro Valle Alto',
        url: 'https://www.example.com/clinics/valle-alto',
        foundingDate: '2009',
        address: {
          '@type': 'PostalAddress',
          streetAddress: expect.any(String),
          addressLocality: 'Medellín',
          addressCountry: 'CO',
        },
        geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
      },
    ]);
    // Colombia lies west of Greenwich and north of the equator, most of it.
    expect(entries[1].geo.latitude).toBeCloseTo(6.2, 0);
    expect(entries[1].geo.longitude).toBeCloseTo(-75.6, 0);
  });

  test('a text in it cannot end its element', () => {
    const source = { kind: 'home', language: 'en', paths: pathsFor('home') } as const;
    const { structuredData = '' } = metaOf(
      { ...source, structuredData: { name: '</script><script>' } },
      readTranslations('.', 'en'),
    );
    expect(structuredData).not.toContain('<');
    expect(JSON.parse(structuredData)).toEqual({ name: '</script><script>' });
  });
});
