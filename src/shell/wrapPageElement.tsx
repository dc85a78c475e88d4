import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PageContext } from '../data/page';
import { SiteShell } from './SiteShell';

type Args = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

const hasPage = (context: unknown): context is PageContext<unknown> =>
  typeof context === 'object' && context !== null && 'page' in context;

/**
 * Puts the shell around the page itself, inside of the wrappers of plugins: header and footer need the translation
 * plugin's provider, and Gatsby calls plugins first.
 */
const aroundPage = (node: ReactNode, wrap: (page: ReactElement) => ReactElement): ReactElement => {
  if (!isValidElement<{ children?: ReactNode }>(node)) throw new Error('No page element below what plugins wrapped.');
  if ('pageContext' in node.props) return wrap(node);
  return cloneElement(node, undefined, aroundPage(node.props.children, wrap));
};

/** Gatsby's hook for browser and server: the shell around each page. Gatsby's own development pages have no context. */
export const wrapPageElement = ({ element, props }: Args) => {
  const context: unknown = props.pageContext;
  if (!hasPage(context)) return element;
  return aroundPage(element, (page) => (
    <SiteShell context={context} address={props.location.pathname}>
      {page}
    </SiteShell>
  ));
};
