import { type ReactNode, Suspense } from 'react';

/** Hydrated later, or when somebody acts in it (docs/decisions/2026-11-24-parts-taken-over-apart.md). */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
