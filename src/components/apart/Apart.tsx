import { type ReactNode, Suspense } from 'react';

/**
 * Around a part of a page on which few act first. React takes the page over without it, then the part by itself, or at
 * once when somebody acts in it: a slow phone is live sooner (docs/decisions/2026-11-24-parts-taken-over-apart.md).
 */
export const Apart = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
