import { I18nextContext } from 'gatsby-plugin-react-i18next';
import { type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import { StyleSheetContext } from 'styled-components';
import { AroundIsland } from '../components/island/AroundIsland';
import { Layout } from '../components/layout/Layout';
import { PageProvider } from '../components/page/PageProvider';
import { ErrorBoundary, PageBoundary, SectionError } from '../runtime/errors';
import { RouteWords } from '../runtime/focus';
import { LoadingBar } from '../runtime/loading-bar';
import { LanguageOffer } from '../runtime/locale';
import { ServerErrorSection } from '../sections/errors';
import { GlobalStyle } from '../theme/GlobalStyle';
import type { PageContext } from '../views/page';

interface SiteShellProps {
  context: PageContext<unknown>;
  /** Path as the browser shows it. */
  address: string;
  children: ReactNode;
}

/** What stands around every page, in the browser and in server rendering alike. */
export function SiteShell({ context, address, children }: SiteShellProps) {
  const { page } = context;
  const words = useContext(I18nextContext);
  const styles = useContext(StyleSheetContext);
  const aroundIsland = useMemo(() => {
    const around = (island: ReactElement, within: string): ReactElement => (
      <I18nextContext.Provider value={words}>
        <StyleSheetContext.Provider value={styles}>
          <PageProvider page={page}>
            <ErrorBoundary within={within} fallback={() => <SectionError />}>
              <AroundIsland value={around}>{island}</AroundIsland>
            </ErrorBoundary>
          </PageProvider>
        </StyleSheetContext.Provider>
      </I18nextContext.Provider>
    );
    return around;
  }, [page, words, styles]);
  return (
    <>
      <GlobalStyle />
      <PageProvider page={page}>
        <RouteWords />
        <LoadingBar />
        <Layout padding={page.padding}>
          <PageBoundary address={address} fallback={(error) => <ServerErrorSection {...error} />}>
            <AroundIsland value={aroundIsland}>{children}</AroundIsland>
          </PageBoundary>
        </Layout>
        <LanguageOffer />
      </PageProvider>
    </>
  );
}
