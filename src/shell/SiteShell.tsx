import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { Layout } from '../components/layout/Layout';
import { PageProvider } from '../components/page/PageProvider';
import { theme } from '../theme';
import { GlobalStyle } from '../theme/GlobalStyle';
import type { PageContext } from '../views/page';

/** What stands around every page, in the browser and in server rendering alike. */
export function SiteShell({ context, children }: { context: PageContext<unknown>; children: ReactNode }) {
  const { page } = context;
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <PageProvider page={page}>
        <Layout padding={page.padding}>{children}</Layout>
      </PageProvider>
    </ThemeProvider>
  );
}
