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

/**
 * Waits for the parts that are loaded late, the form's fields, and writes each in its place, however large it is: React
 * would otherwise put it at the end of the page, for an inline script to move. Rejects when a part fails.
 */
const wholeHtml = async (body: ReactElement): Promise<string> => {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(body, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  prelude.setEncoding('utf8');
  let html = '';
  for await (const text of prelude) html += text;
  return html;
};

/** Gatsby waits for what this returns, though its types know of nothing returned. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await wholeHtml(bodyComponent as ReactElement));

/** First what runs first; Gatsby's mark of itself says nothing to visitors and a little to attackers. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const nodes = getHeadComponents().filter((node) => !(isElement(node) && node.props.name === 'generator'));
  const isFirst = (node: unknown): boolean => isElement(node) && node.key === KEY;
  replaceHeadComponents([...nodes.filter(isFirst), ...nodes.filter((node) => !isFirst(node))]);
};
