import type { ReactNode } from 'react';
import { Layout } from '../components/site/layout/Layout';
import { PageProvider } from '../components/ui/page/PageProvider';
import type { PageContext } from '../data/page';
import { SubmissionToast } from '../inquiry';
import { contentId } from '../routes/sectionIds';
import { PageBoundary, SiteBoundary } from '../runtime/errors';
import { RouteWords } from '../runtime/focus';
import { LanguageOffer } from '../runtime/locale';
import { LoadingBar } from '../runtime/navigation/loading-bar';
import { ServerErrorSection } from '../sections/errors';

interface SiteShellProps {
  context: PageContext<unknown>;
  /** Path as the browser shows it. */
  address: string;
  children: ReactNode;
}

/** What surrounds every page, in the browser and in server rendering. */
export function SiteShell({ context, address, children }: SiteShellProps) {
  const { page } = context;
  return (
    <PageProvider page={page}>
      <SiteBoundary
        address={address}
        fallback={(error) => (
          <main id={contentId} tabIndex={-1}>
            <ServerErrorSection {...error} />
          </main>
        )}
      >
        <RouteWords />
        <LoadingBar />
        <Layout padding={page.padding}>
          <SubmissionToast />
          <PageBoundary address={address} fallback={(error) => <ServerErrorSection {...error} />}>
            {children}
          </PageBoundary>
        </Layout>
        <LanguageOffer />
      </SiteBoundary>
    </PageProvider>
  );
}
