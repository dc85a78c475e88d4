import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages, localize } from '../../src/facts/locales';
import { site } from '../../src/facts/site';
import { sitemapPath } from '../../src/routes/files';
import { type RouteKey, routeTable } from '../../src/routes/table';
import { publicFolder } from './siteFolders';

export interface BuiltPage extends Readonly<Record<Language, string>> {
  readonly route: RouteKey;
  /** The route's key in words: "care option". */
  readonly name: string;
}

/** The built site that tests and tools read: `SITE_FOLDER`, else public/. */
export const builtFolder = process.env.SITE_FOLDER ?? publicFolder;

const routes = Object.keys(routeTable) as RouteKey[];

const nameOf = (route: RouteKey): string => route.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const routeOf = (path: string): RouteKey => {
  const found = routes.find((route) =>
    new RegExp(`^${routeTable[route][defaultLanguage].replace(':id', '[^/]+')}$`).test(decodeURIComponent(path)),
  );
  if (!found) throw new Error(`The sitemap lists ${path}, which no route has.`);
  return found;
};

/** Sheets for a doctor are made to be printed: no sitemap lists them. Each procedure has one. */
const doctorSheetOf = (procedure: BuiltPage): BuiltPage => {
  const path = (language: Language): string =>
    routeTable.doctorSheet[language].replace(':id', procedure[language].split('/').at(-1) ?? '');
  return { route: 'doctorSheet', name: nameOf('doctorSheet'), ...localize(path) };
};

/** Every page that the built site has in all languages, in the order of the default language’s sitemap. Throws when no site is built. */
export const builtPages = (): readonly BuiltPage[] => {
  const file = join(builtFolder, sitemapPath[defaultLanguage]);
  if (!existsSync(file)) throw new Error(`There is no built site in ${builtFolder}: run "npm run build" first.`);
  const listed = readFileSync(file, 'utf8')
    .split('<url>')
    .slice(1)
    .filter((entry) => languages.every((language) => entry.includes(`hreflang="${language}"`)))
    .map((entry): BuiltPage => {
      const path = (language: Language): string => {
        const link = entry.match(/<xhtml:link\b[^>]*>/g)?.find((each) => each.includes(`hreflang="${language}"`));
        const address = /href="([^"]*)"/.exec(link ?? '')?.[1] ?? '';
        return address.slice(site.url.length) || '/';
      };
      const paths = localize(path);
      const route = routeOf(paths[defaultLanguage]);
      return { route, name: nameOf(route), ...paths };
    });
  return [...listed, ...listed.filter(({ route }) => route === 'procedure').map(doctorSheetOf)];
};

/** These share template and layout with the privacy policy. */
const alike: readonly RouteKey[] = ['patientRights', 'termsOfService', 'medicalDisclaimer', 'accessibility'];

/** The first page of each type. */
export const builtPageTypes = (pages: readonly BuiltPage[] = builtPages()): readonly BuiltPage[] =>
  pages.filter((page) => !alike.includes(page.route) && page === pages.find(({ route }) => route === page.route));
