import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '../../data/page';
import { type Language, languages } from '../../facts/locales';
import { site } from '../../facts/site';
import { sitemapPath } from '../../routes/files';
import { absolute } from './meta';

/** Page context with the additional fields of the sitemap. */
type ListedContext = PageContext<unknown> & { readonly lastmod?: string };

interface SitemapPage {
  readonly path: string;
  readonly pageContext: Partial<ListedContext> | null;
}

/**
 * Folder below public of a language's sitemap. The plugin fixes the file's name, and we rename it to the specified one.
 */
const outputOf = (language: Language): string =>
  sitemapPath[language].replace(/sitemap\.xml$/, '').replace(/(.)\/$/, '$1');

const query = '{ allSitePage { nodes { path pageContext } } }';

const pluginFor = (language: Language) => ({
  resolve: 'gatsby-plugin-sitemap',
  options: {
    output: outputOf(language),
    createLinkInHead: false,
    excludes: [],
    query,
    resolveSiteUrl: () => site.url,
    resolvePages: ({ allSitePage }: { allSitePage: { nodes: SitemapPage[] } }) =>
      allSitePage.nodes.filter(({ pageContext }) => pageContext?.language === language && pageContext.lastmod),
    resolvePagePath: ({ path }: SitemapPage) => path,
    serialize: ({ pageContext }: SitemapPage) => {
      const meta = pageContext?.page?.meta;
      return { url: meta?.canonical ?? '', lastmod: pageContext?.lastmod ?? '', links: meta?.alternates ?? [] };
    },
  },
});

/** One sitemap for each language (R2.3). */
export const sitemapPlugins = languages.map(pluginFor);

/** Renames the plugin's files as specified, and writes robots.txt, which names all of them. Throws when one is missing. */
export const finishSitemaps = (publicFolder: string): void => {
  for (const language of languages) {
    const folder = join(publicFolder, outputOf(language));
    const made = join(folder, 'sitemap-0.xml');
    if (!existsSync(made))
      throw new Error(`gatsby-plugin-sitemap wrote no ${made}: see src/generator/pages/sitemap.ts.`);
    renameSync(made, join(publicFolder, sitemapPath[language]));
    rmSync(join(folder, 'sitemap-index.xml'), { force: true });
  }
  const sitemaps = languages.map((language) => `Sitemap: ${absolute(sitemapPath[language])}`);
  writeFileSync(join(publicFolder, 'robots.txt'), ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n'));
};
