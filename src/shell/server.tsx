/// <reference types="webpack/module" />
import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { SiteHead } from '../components/site/head/SiteHead';
import { pendingQueryScript } from '../components/ui/queryResults/pendingQuery';
import { footerId } from '../routes/sectionIds';
import { languageChoiceScript, rootRedirectScript } from '../runtime/locale';
import { earlyFragmentScript } from '../sections/doctorSheet/earlyFragment';
import { notFoundPathScript } from '../sections/errors';
import { fontFaces } from '../theme/fontFaces';
import { GlobalStyle } from '../theme/GlobalStyle';
import { renderBody } from './renderBody';

export { wrapPageElement } from './wrapPageElement';

/** Inline scripts before the first paint, undefined for pages without. No navigation needs them. */
const earlyScripts: readonly ((pathname: string) => string | undefined)[] = [
  rootRedirectScript,
  notFoundPathScript,
  pendingQueryScript,
  earlyFragmentScript,
  languageChoiceScript,
];

// All templates are loaded before the first page: rules stand in the order in which their components were defined. The
// first page of each worker decided it, and 66 files differed between two builds of one source.
const templates = import.meta.webpackContext('../templates', { regExp: /Template\.tsx$/ });
for (const file of templates.keys()) templates(file);

const KEY = 'before-paint';
const STYLE_KEY = 'global-style';

/** The global style as text. No script adds or takes it away, so it is not in the scripts: 0.8 KB saved on every page. */
const globalRules = (): string => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags().replace(/<\/?style[^>]*>|\/\*!sc\*\//g, '');
};
const early = `${fontFaces}${globalRules()}`.replace(/\s+/g, ' ');

/**
 * The scripts in one element, with one hash; one that throws stops the later ones. The link delays the first paint
 * until the main region is complete, which Chromium knows by the element after it: a slow browser would paint half of
 * it and move it.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  const scripts = earlyScripts.flatMap((script) => script(pathname) ?? []);
  setHeadComponents([
    <SiteHead key="site" />,
    <link key="whole-first" rel="expect" href={`#${footerId}`} blocking="render" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own; the policy holds their hash.
    <script key={KEY} dangerouslySetInnerHTML={{ __html: scripts.join(';') }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own.
    <style key={STYLE_KEY} dangerouslySetInnerHTML={{ __html: early }} />,
  ]);
};

const isElement = (node: unknown): node is ReactElement<{ name?: string; as?: string }> =>
  typeof node === 'object' && node !== null && 'props' in node;

/** The page with the styles of its content, as styled-components documents for rendering on a server. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async (args) => {
  const styleSheet = new ServerStyleSheet();
  try {
    args.replaceBodyHTMLString(await renderBody(styleSheet.collectStyles(args.bodyComponent)));
    args.setHeadComponents([styleSheet.getStyleElement()]);
  } finally {
    styleSheet.seal();
  }
};

/**
 * Smaller numbers come earlier in the head: on a slow line the first picture is requested before the styles are read.
 * Of rules with equal weight the components' win, which come after the global ones.
 */
const turnOf = (node: unknown): number => {
  if (!isElement(node)) return 2;
  if (node.props.as === 'image') return 0;
  return node.key === KEY || node.key === STYLE_KEY ? 1 : 2;
};

/** Sorts the head by need. Gatsby's generator tag is removed: it tells visitors nothing and attackers a little. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const nodes = getHeadComponents().filter((node) => !(isElement(node) && node.props.name === 'generator'));
  replaceHeadComponents(nodes.toSorted((one, other) => turnOf(one) - turnOf(other)));
};
