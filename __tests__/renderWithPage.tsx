import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RenderResult, render } from '@testing-library/react';
import i18next, { type i18n, type Resource } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PageProvider } from '../src/components/ui/page/PageProvider';
import type { PageInfo } from '../src/data/page';
import { type Language, localize } from '../src/facts/locales';
import { offersOf } from '../src/generator/pages/languageOffers';
import { menusOf } from '../src/routes/menu';
import { pathsFor } from '../src/routes/path';
import { type RouteKey, routeTable } from '../src/routes/table';

const localesFolder = join(__dirname, '..', 'locales');

/** The words that visitors read: all namespaces of a language from locales/. */
export const readLocale = (language: Language): Resource[string] =>
  Object.fromEntries(
    readdirSync(join(localesFolder, language))
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.replace(/\.json$/, ''),
        JSON.parse(readFileSync(join(localesFolder, language, file), 'utf8')) as Record<string, string>,
      ]),
  );

const wordsFor = (language: Language): i18n => {
  const words = i18next.createInstance();
  words.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: readLocale(language) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
    showSupportNotice: false,
  });
  return words;
};

const isRoute = (kind: PageInfo['kind']): kind is RouteKey => kind in routeTable;

/** A page for tests, home unless told otherwise; of a kind with many pages, that of "x". */
const pageInfo = ({ kind = 'home', ...over }: Partial<PageInfo> = {}): PageInfo => ({
  kind,
  language: 'en',
  paths: pathsFor(
    isRoute(kind) ? kind : 'home',
    localize(() => 'x'),
  ),
  padding: true,
  policies: { terms: '2026-01-31', privacy: '2026-02-28' },
  offers: offersOf[over.language ?? 'en'],
  menus: menusOf(),
  careOptions: [],
  searchFile: '/search-index/en.json',
  meta: {
    title: 'Home | Camino Claro',
    socialTitle: 'Home',
    description: 'A description.',
    keywords: 'clinics',
    robots: 'index, follow',
    type: 'website',
    images: [{ url: 'https://www.example.com/social.jpg', type: 'image/jpeg', alt: '', width: 1200, height: 630 }],
  },
  ...over,
});

interface PageOptions {
  readonly language?: Language;
  readonly page?: Partial<PageInfo>;
}

/** An element as it stands in a page: page facts and the real words of the language (English by default). */
export const withPage = (element: ReactElement, { language = 'en', page = {} }: PageOptions = {}): ReactElement => {
  const info = pageInfo({ language, ...page });
  return (
    <I18nextProvider i18n={wordsFor(language)}>
      <PageProvider page={info}>{element}</PageProvider>
    </I18nextProvider>
  );
};

/** Renders an element as it stands in a page, and returns Testing Library's result. */
export const renderWithPage = (element: ReactElement, options: PageOptions = {}): RenderResult =>
  render(withPage(element, options));
