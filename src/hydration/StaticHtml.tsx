import { type ReactNode, Suspense } from 'react';
import { useClientRendered } from './useClientRendered';

/** Keeps the server's HTML: React sets `innerHTML` only when this object's value changes. */
const kept = { __html: '' };

/**
 * An island that is never hydrated: in the server's HTML it stays as it is and its code is not loaded. After a navigation
 * in the browser its code is loaded, and the children are rendered then.
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  const clientRendered = useClientRendered();
  if (!clientRendered && typeof document !== 'undefined')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
    return <div suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}
