import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const pagePathMark = /window\.pagePath\s*=\s*"([^"]+)"/;

/** What the bundler tells of itself, as far as it is read here. */
interface BundlerStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** Addresses of the scripts that a page's own template needs, by the page's HTML. */
export type PageCode = (html: string) => readonly string[];

/**
 * Finds the scripts of a page's own template, with those that it shares with others. Gatsby would ask for them only after
 * the app has run and has read the page's data: two journeys more on a slow line.
 *
 * @param chunkNames name of the template's script by page path, as Gatsby's store knows it
 */
export const createPageCode = async (
  publicFolder: string,
  chunkNames: ReadonlyMap<string, string>,
): Promise<PageCode> => {
  const stats = JSON.parse(await readFile(join(publicFolder, 'webpack.stats.json'), 'utf8')) as BundlerStats;
  return (html) => {
    const pagePath = pagePathMark.exec(html)?.[1];
    const chunkName = pagePath === undefined ? undefined : chunkNames.get(pagePath);
    const assets = chunkName === undefined ? [] : (stats.namedChunkGroups[chunkName]?.assets ?? []);
    return assets.map(({ name }) => `/${name}`).filter((file) => file.endsWith('.js'));
  };
};
