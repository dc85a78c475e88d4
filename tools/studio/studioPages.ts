import { color, font } from '../../src/theme';
import type { BuildConfig } from './app/buildConfig';
import { studioPolicy } from './studioPolicy';

interface Page {
  readonly title: string;
  readonly script: string;
  readonly body: string;
  readonly withSiteStyle?: boolean;
}

/** Bar above Sveltia and the studio's own pages. Sveltia's element fills what is left. */
const barStyle = `
body { display: flex; flex-direction: column; margin: 0; min-height: 100vh; }
.bar { display: flex; flex-wrap: wrap; gap: 4px 24px; padding: 8px 16px; background: ${color.ink}; color: ${color.paper}; font: 500 15px/1.6 ${font.sans}; }
.bar a { color: inherit; }
.bar [aria-current] { font-weight: 700; text-decoration: none; }
.bar [role=status] { margin-left: auto; }
#nc-root { position: relative; flex: 1; contain: layout; }
`;

const bar = ({ path, isLocal, siteUrl }: BuildConfig): string =>
  `<nav class="bar" aria-label="Studio"><a href="${path}">Write</a>${
    isLocal ? `<a href="${path}findings.html">What to correct</a>` : ''
  }<a href="${path}status.html">Translations and dates</a><a href="${siteUrl ?? '/'}" target="_blank" rel="noopener">The site</a>${
    isLocal ? '<span role="status"></span>' : ''
  }</nav>`;

const pageOf = (config: BuildConfig, { title, script, body, withSiteStyle = false }: Page): string => {
  const { path, backend, isLocal, styleFile } = config;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${studioPolicy(backend, isLocal)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Studio</title>
<link rel="icon" href="data:,">
${withSiteStyle ? `<link rel="stylesheet" href="${path}${styleFile}">` : ''}
<style>${barStyle}</style>
<script type="module" src="${path}bar.js"></script>
<script type="module" src="${path}${script}"></script>
</head>
<body data-path="${path}">
${bar(config)}
${body}
</body>
</html>
`;
};

/** The studio's pages by file name. */
export const studioPages = (config: BuildConfig): Readonly<Record<string, string>> => {
  const report = (title: string, script: string): string =>
    pageOf(config, {
      title,
      script,
      withSiteStyle: true,
      body: `<main><h1>${title}</h1><div class="${config.proseClass}" aria-live="polite"></div></main>`,
    });
  return {
    'index.html': pageOf(config, { title: 'Write', script: 'main.js', body: '<div id="nc-root"></div>' }),
    'page.html': pageOf(config, { title: 'Page', script: 'page.js', body: '<main></main>' }),
    'status.html': report('Translations and dates', 'status.js'),
    ...(config.isLocal && { 'findings.html': report('What to correct', 'findings.js') }),
  };
};
