import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { isErrorPath } from '../routes/path';
import { routeTable } from '../routes/table';
import { languageChoiceScript, rootRedirectScript } from '../runtime/locale';
import { notFoundPathScript } from '../sections/errors';
import { fontFaces } from '../theme/fontFaces';

/** Inline scripts that must run before anything is painted. Only in the server's HTML: a navigation needs none of them. */
const scriptsOf = (pathname: string): readonly string[] => [
  ...(pathname === routeTable.home.en ? [rootRedirectScript] : []),
  ...(isErrorPath('notFound', pathname) ? [notFoundPathScript] : []),
  languageChoiceScript,
];

const KEY = 'before-paint';

/**
 * The scripts of a page in one element, so that its policy needs one hash for them, and the font faces. A script that
 * throws would take the later ones along.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own; the policy holds their hash.
    <script key={KEY} dangerouslySetInnerHTML={{ __html: scriptsOf(pathname).join(';') }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own.
    <style key="font-faces" dangerouslySetInnerHTML={{ __html: fontFaces.replace(/\s+/g, ' ') }} />,
  ]);
};

const isElement = (node: unknown): node is ReactElement<{ name?: string }> =>
  typeof node === 'object' && node !== null && 'props' in node;

/** What React leaves in place of a part that failed, for browsers to try again. */
const FAILED_PART = '<!--$!-->';

/**
 * Renders a page with all parts that load later in their place, so that it is complete without scripts. Gatsby's own
 * renderer would write what is large behind the page, and a script that moves it.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  pathname,
}) => {
  const { prelude } = await prerenderToNodeStream(bodyComponent, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  let html = '';
  for await (const part of prelude) html += part;
  if (html.includes(FAILED_PART)) throw new Error(`A part of ${pathname} could not be rendered.`);
  replaceBodyHTMLString(html);
};

/** First what runs first; Gatsby's mark of itself says nothing to visitors and a little to attackers. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const nodes = getHeadComponents().filter((node) => !(isElement(node) && node.props.name === 'generator'));
  const isFirst = (node: unknown): boolean => isElement(node) && node.key === KEY;
  replaceHeadComponents([...nodes.filter(isFirst), ...nodes.filter((node) => !isFirst(node))]);
};
