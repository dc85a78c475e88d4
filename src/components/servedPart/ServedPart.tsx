import { type ReactNode, Suspense } from 'react';
import { useDrawnLive } from '../apart/useDrawnLive';

/** The element keeps what the server has written: React sets this only when it changes. */
const kept = { __html: '' };

/**
 * Around a lazy part of a page in which nothing reacts. In a page that came from the server it stays the HTML that it is,
 * and its code is never loaded; a page that the live site draws loads the code, and shows the part once that is there.
 */
export function ServedPart({ children }: { children: ReactNode }) {
  const drawnLive = useDrawnLive();
  if (!drawnLive && typeof document !== 'undefined')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
    return <div suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}
