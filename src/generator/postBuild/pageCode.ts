import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const pagePathMark = /window\.pagePath\s*=\s*"([^"]+)"/;

/** The part of the bundler’s statistics that is read here. */
interface BundlerStats {
  readonly namedChunkGroups?: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** Name of the template's script by the path of the page. */
export type PageTemplates = ReadonlyMap<string, string>;

/** Takes a page's HTML and returns the addresses of its template's scripts. Throws when they are not known. */
export type PageCode = (html: string) => readonly string[];

/**
 * Finds the scripts of a page's template, shared ones included. Gatsby would request them only after the app has run
 * and has read the page's data: two more round trips on a slow line.
 */
export const createPageCode = async (publicFolder: string, templates: PageTemplates): Promise<PageCode> => {
  const stats = JSON.parse(await readFile(join(publicFolder, 'webpack.stats.json'), 'utf8')) as BundlerStats;
  return (html) => {
    const [, path = ''] = pagePathMark.exec(html) ?? [];
    const assets = stats.namedChunkGroups?.[templates.get(path) ?? '']?.assets;
    if (!assets)
      throw new Error(`The scripts of the page "${path}" are unknown: see src/generator/postBuild/pageCode.ts.`);
    return assets.map(({ name }) => `/${name}`).filter((file) => file.endsWith('.js'));
  };
};
