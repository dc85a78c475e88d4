import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { Layout } from '../components/layout/Layout';
import { PageProvider } from '../components/page/PageProvider';
import { PageBoundary } from '../runtime/errors';
import { RouteWords } from '../runtime/focus';
import { LoadingBar } from '../runtime/loading-bar';
import { LanguageOffer } from '../runtime/locale';
import { ServerErrorSection } from '../sections/errors';
import { theme } from '../theme';
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
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <PageProvider page={page}>
        <RouteWords />
        <LoadingBar />
        <Layout padding={page.padding}>
          <PageBoundary address={address} fallback={(error) => <ServerErrorSection {...error} />}>
            {children}
          </PageBoundary>
        </Layout>
        <LanguageOffer />
      </PageProvider>
    </ThemeProvider>
  );
}
