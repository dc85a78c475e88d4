import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import type { PageError } from './pageError';

interface PageBoundaryProps {
  children: ReactNode;
  fallback: (error: PageError) => ReactNode;
  /** Address of the page. The boundary tries again on another page. */
  address: string;
}

/**
 * Around header, page, footer and overlays: an error outside of a page would otherwise remove the whole document.
 * Gatsby's documentation of html.js requires this id.
 */
export function SiteBoundary({ children, fallback, address }: PageBoundaryProps) {
  return (
    <ErrorBoundary within="#___gatsby > *" fallback={fallback} resetKey={address}>
      {children}
    </ErrorBoundary>
  );
}

/** Around the content of a page. Header and footer stay when it fails. */
export function PageBoundary({ children, fallback, address }: PageBoundaryProps) {
  return (
    <ErrorBoundary within="main" fallback={fallback} resetKey={address}>
      {children}
    </ErrorBoundary>
  );
}
