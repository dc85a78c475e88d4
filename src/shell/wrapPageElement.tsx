import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { PageContext } from '../views/page';
import { SiteShell } from './SiteShell';

type Args = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

const hasPage = (context: unknown): context is PageContext<unknown> =>
  typeof context === 'object' && context !== null && 'page' in context;

/** Gatsby's hook for both sides: the shell around each page. Gatsby's own development pages come without a context. */
export const wrapPageElement = ({ element, props }: Args) => {
  const context: unknown = props.pageContext;
  return hasPage(context) ? (
    <SiteShell context={context} address={props.location.pathname}>
      {element}
    </SiteShell>
  ) : (
    element
  );
};
