import { type ReactNode, Suspense } from 'react';

/**
 * Hydrates its children later than the page, or at once when somebody acts in them: a slow phone reacts sooner
 * (docs/decisions/2026-11-24-parts-taken-over-apart.md).
 */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
