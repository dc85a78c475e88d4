import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const pagePathMark = /window\.pagePath\s*=\s*"([^"]+)"/;

/** Address of the data that Gatsby's loader asks for when a page comes alive. */
const dataFile = (publicFolder: string, pagePath: string): string =>
  join(publicFolder, 'page-data', pagePath === '/' ? 'index' : pagePath, 'page-data.json');

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/**
 * Finds the scripts of a page's own template, which Gatsby would ask for only after the app has run and has read the
 * page's data: two journeys more on a slow line.
 */
export const createPageCode = async (publicFolder: string): Promise<(html: string) => Promise<readonly string[]>> => {
  const files = (await readJson(join(publicFolder, 'chunk-map.json'))) as Readonly<Record<string, readonly string[]>>;
  return async (html) => {
    const pagePath = pagePathMark.exec(html)?.[1];
    if (pagePath === undefined) return [];
    const { componentChunkName } = (await readJson(dataFile(publicFolder, pagePath))) as { componentChunkName: string };
    return (files[componentChunkName] ?? []).filter((file) => file.endsWith('.js'));
  };
};
