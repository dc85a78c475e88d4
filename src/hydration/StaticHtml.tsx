import { type ReactNode, Suspense } from 'react';
import { useClientRendered } from './useClientRendered';

/** Keeps the server's HTML: React sets `innerHTML` only when this object's value changes. */
const kept = { __html: '' };

/** An island that is never hydrated. Its code is loaded only after a navigation, to render the children. */
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
