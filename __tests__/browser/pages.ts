import { readFileSync } from 'node:fs';
import { type Language, languages, localize } from '../../src/facts/locales';
import { builtFolder, builtPages, builtPageTypes } from '../../tools/site/builtPages';

export { type Language, languages };

/** Every page of the built site, from its sitemap. */
export const allPages = builtPages();

const titleAt = (address: string): string => {
  const html = readFileSync(`${builtFolder}${address === '/' ? '/index' : address}.html`, 'utf8');
  return (/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
};

/** The first page of each type with its titles: what takes long to test is tested on these. */
export const pageTypes = builtPageTypes(allPages).map((page) => ({
  ...page,
  title: localize((language) => titleAt(page[language])),
}));

/** Widths that the design is drawn for, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1440, height: 900 } as const;
