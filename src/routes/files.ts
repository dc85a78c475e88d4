import { defaultLanguage, type Localized, languages, localize } from '../facts/locales';

/* Files that are no pages of the route table. Apart from it, because no script of a page needs them. */

/** A file of each language, below the prefix of its addresses. */
const fileIn = (name: string): Localized =>
  localize((language) => `${language === defaultLanguage ? '' : `/${language}`}/${name}`);

/** Served next to the pages, but not pages themselves (R2.3). */
export const sitemapPath = fileIn('sitemap.xml');

/** Pictures for link previews on other sites and programs, one per language (R2.15). */
export const socialImagePath = localize((language) => `/social-${language}.png`);

/** Error pages: not in the order's table, served by the host. */
export const errorPath = {
  notFound: fileIn('404.html'),
  serverError: fileIn('500.html'),
};

/** Whether a path is an error page in any language. */
export const isErrorPath = (kind: keyof typeof errorPath, path: string): boolean =>
  languages.some((language) => errorPath[kind][language] === path);
