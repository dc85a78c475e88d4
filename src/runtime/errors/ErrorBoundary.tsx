import { Component, type ReactNode } from 'react';
import { isCrawler } from './isCrawler';
import { KeepMarkup } from './KeepMarkup';
import { type PageError, readPageError } from './pageError';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What a person sees instead. */
  fallback: (error: PageError) => ReactNode;
  /** CSS selector of the element whose content the children are. */
  within: string;
  /** The boundary tries again when this changes: the page's address. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  /** In a box, because anything can be thrown, undefined too. */
  caught?: { readonly error: unknown };
  /** The address at which it was caught. */
  caughtAt?: string;
  reader: 'unknown' | 'person' | 'crawler';
}

const fine: ErrorBoundaryState = { caught: undefined, caughtAt: undefined, reader: 'unknown' };

/**
 * Catches what fails below it. A person gets the fallback; for a crawler what the server rendered stays, and the error
 * is only logged (R8.9). Until it is known who reads, the markup stays too, so nothing flashes.
 * Logging is for the root's onCaughtError, which hears every caught error exactly once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = fine;

  /** What stood there when the error struck. */
  private markup: string | undefined;

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  // The address may have changed in the very update that failed: it counts as failed at the new one.
  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    if (!state.caught) return null;
    if (state.caughtAt === undefined) return { caughtAt: resetKey ?? '' };
    return state.caughtAt === (resetKey ?? '') ? null : fine;
  }

  override componentDidCatch(): void {
    void isCrawler(navigator.userAgent).then((crawler) => this.setState({ reader: crawler ? 'crawler' : 'person' }));
  }

  override render(): ReactNode {
    const { children, fallback, within } = this.props;
    const { caught, reader } = this.state;
    if (!caught) {
      this.markup = undefined;
      return children;
    }
    if (reader === 'person') return fallback(readPageError(caught.error));
    // Read while rendering, because React takes the failed elements out of the page right after.
    this.markup ??= document.querySelector(within)?.innerHTML ?? '';
    return <KeepMarkup html={this.markup} />;
  }
}
