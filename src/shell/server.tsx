import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { isErrorPath } from '../routes/path';
import { footerId } from '../routes/sectionIds';
import { routeTable } from '../routes/table';
import { languageChoiceScript, rootRedirectScript } from '../runtime/locale';
import { notFoundPathScript } from '../sections/errors';
import { fontFaces } from '../theme/fontFaces';
import { renderBody } from './renderBody';

export { wrapPageElement } from './wrapPageElement';

/** Inline scripts that must run before anything is painted. Only in the server's HTML: a navigation needs none of them. */
const scriptsOf = (pathname: string): readonly string[] => [
  ...(pathname === routeTable.home.en ? [rootRedirectScript] : []),
  ...(isErrorPath('notFound', pathname) ? [notFoundPathScript] : []),
  languageChoiceScript,
];

const KEY = 'before-paint';

/**
 * The scripts of a page in one element, so that its policy needs one hash for them, and the font faces. A script that
 * throws would take the later ones along. Because of the link, browsers wait with the first paint until the footer begins: a
 * slow one would paint half of the main region, and move that when the other half arrives. Chromium takes an element for read
 * when it begins, therefore the one after the main region is named.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  setHeadComponents([
    <link key="whole-first" rel="expect" href={`#${footerId}`} blocking="render" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own; the policy holds their hash.
    <script key={KEY} dangerouslySetInnerHTML={{ __html: scriptsOf(pathname).join(';') }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own.
    <style key="font-faces" dangerouslySetInnerHTML={{ __html: fontFaces.replace(/\s+/g, ' ') }} />,
  ]);
};

const isElement = (node: unknown): node is ReactElement<{ name?: string; as?: string }> =>
  typeof node === 'object' && node !== null && 'props' in node;

/** The page with the styles of what is in it, in the way that styled-components documents for rendering on a server. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async (args) => {
  const sheet = new ServerStyleSheet();
  try {
    args.replaceBodyHTMLString(await renderBody(sheet.collectStyles(args.bodyComponent)));
    args.setHeadComponents([sheet.getStyleElement()]);
  } finally {
    sheet.seal();
  }
};

/** The smaller, the earlier in the head: a slow line asks for the first picture before it has read the styles. */
const turnOf = (node: unknown): number => {
  if (!isElement(node)) return 2;
  if (node.props.as === 'image') return 0;
  return node.key === KEY ? 1 : 2;
};

/** First what is needed first; Gatsby's mark of itself says nothing to visitors and a little to attackers. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const nodes = getHeadComponents().filter((node) => !(isElement(node) && node.props.name === 'generator'));
  replaceHeadComponents(nodes.toSorted((one, other) => turnOf(one) - turnOf(other)));
};
