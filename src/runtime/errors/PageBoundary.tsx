import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import type { PageError } from './pageError';

interface PageBoundaryProps {
  children: ReactNode;
  /** The generic error page. */
  fallback: (error: PageError) => ReactNode;
  /** Address of the page: another page gets another chance. */
  address: string;
}

/**
 * Around header, page and footer together, and what floats over them: what fails outside of a page would otherwise take
 * the whole document away. The id is the one that Gatsby's documentation of html.js demands.
 */
export function SiteBoundary({ children, fallback, address }: PageBoundaryProps) {
  return (
    <ErrorBoundary within="#___gatsby > *" fallback={fallback} resetKey={address}>
      {children}
    </ErrorBoundary>
  );
}

/** Around the content of a page, inside of header and footer, which stay when it fails. */
export function PageBoundary({ children, fallback, address }: PageBoundaryProps) {
  return (
    <ErrorBoundary within="main" fallback={fallback} resetKey={address}>
      {children}
    </ErrorBoundary>
  );
}
