import { type ReactNode, Suspense, useState } from 'react';
import { isLive } from '../../web/liveness';

/** The element keeps what the server has written: React sets this only when it changes. */
const kept = { __html: '' };

/**
 * Around a lazy part of a page in which nothing reacts. In a page that came from the server it stays the HTML that it is,
 * and its code is never loaded; a page that the live site draws loads the code, and shows the part once that is there.
 */
export function ServedPart({ children }: { children: ReactNode }) {
  const [isServed] = useState(() => typeof document !== 'undefined' && !isLive());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
  if (isServed) return <div suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}
