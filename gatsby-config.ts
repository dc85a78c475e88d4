import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { defaultLanguage, languages } from './src/facts/locales';
import { site } from './src/facts/site';
import { contentFolder } from './src/generator/content/contentFolder';
import { draftFolders } from './src/generator/content/records/drafts';
import { markdownOptions } from './src/generator/nodes/markdownOptions';
import { contentSource } from './src/generator/nodes/recordNodes';
import { sitemapPlugins } from './src/generator/pages/sitemap';

const inBuild = process.env.gatsby_executing_command === 'build';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  flags: { DEV_SSR: false },
  // No adapter is needed. Without this setting Gatsby asks a server for the latest adapter and runs it; on Netlify it
  // installs one that adds its own headers, redirects and pages to the build.
  adapter: { name: 'finished-files', adapt: () => undefined },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'locales', path: `${process.cwd()}/locales` } },
    {
      resolve: 'gatsby-source-filesystem',
      // Of a draft even the front matter may be unreadable, which ends a build. In develop it may become a page.
      options: {
        name: contentSource,
        path: resolve(contentFolder()),
        ignore: inBuild ? draftFolders('.').map((folder) => `${resolve(folder)}/**`) : [],
      },
    },
    { resolve: 'gatsby-transformer-remark', options: markdownOptions },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locales',
        languages: [...languages],
        defaultLanguage,
        siteUrl: site.url,
        // The language of a page is in its address. src/runtime/locale handles the visitor's choice.
        redirect: false,
        trailingSlash: 'never',
        // Without the last setting i18next writes about its makers into every visitor's console.
        i18nextOptions: { defaultNS: 'common', interpolation: { escapeValue: false }, showSupportNotice: false },
      },
    },
    ...sitemapPlugins,
  ],
};

export default config;
