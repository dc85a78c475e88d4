import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { type Language, languages } from '../../src/facts/locales';
import { type BuiltPage, builtFolder, builtPages } from '../../tools/site/builtPages';

export interface HtmlFile {
  readonly address: string;
  readonly language: Language;
  readonly html: string;
  readonly $: CheerioAPI;
  /** Missing for error pages. */
  readonly page?: BuiltPage | undefined;
}

/** Address under which hosts serve a file of the folder. Error pages keep their ending. */
const addressOf = (file: string): string =>
  /(^|\/)[45]0\d\.html$/.test(file) ? `/${file}` : `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

export const pages = builtPages();

const pageAt = new Map(pages.flatMap((page) => languages.map((language) => [page[language], page] as const)));

const readFile = (file: string): HtmlFile => {
  const html = readFileSync(join(builtFolder, file), 'utf8');
  const address = addressOf(file);
  const language = /^\/es(\/|$)/.test(address) ? 'es' : 'en';
  return { address, language, html, $: load(html), page: pageAt.get(address) };
};

/** Every HTML file that visitors can get, parsed once. */
export const files: readonly HtmlFile[] = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !/^(_gatsby|page-data|studio)\//.test(file))
  .sort()
  .map(readFile);

/** Pages alone, without the error pages. */
export const pageFiles = files.filter(
  (file): file is HtmlFile & { readonly page: BuiltPage } => file.page !== undefined,
);

export const readText = (path: string): string => readFileSync(join(builtFolder, path), 'utf8');

export const isFile = (path: string): boolean => existsSync(join(builtFolder, decodeURIComponent(path)));

/** A fault in one sentence: page, language, field, what stands there and what should. */
export const fault = ({ address, language }: HtmlFile, field: string, found: unknown, wanted: string): string =>
  `${address} (${language}): ${field} is ${found === undefined || found === '' ? 'missing' : JSON.stringify(found)}, wanted ${wanted}.`;
