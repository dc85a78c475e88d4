import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { isCrawler } from './isCrawler';
import { type PageError, readPageError } from './pageError';

const Transparent = styled.div`
  display: contents;
`;

/** Shows the page's own markup, unchanged: it comes from the document and goes back into it. */
function KeepMarkup({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; nothing is made from input.
  return <Transparent dangerouslySetInnerHTML={{ __html: html }} />;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What a person sees instead. */
  fallback: (error: PageError) => ReactNode;
  /** CSS selector of the element that contains the children. */
  within: string;
  /** The boundary tries again when this changes: the page's address. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  /** Wrapped in an object, because anything can be thrown, even undefined. */
  caught?: { readonly error: unknown };
  caughtAt?: string;
  reader: 'unknown' | 'person' | 'crawler';
}

const fine: ErrorBoundaryState = { caught: undefined, caughtAt: undefined, reader: 'unknown' };

/**
 * A person gets the fallback; a crawler keeps what the server rendered (R8.9), as everybody does until it is known who
 * reads. The root's onCaughtError logs each error once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = fine;

  /** The content at the time of the error. */
  private markup: string | undefined;

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  // The address may have changed in the update that failed. Then the error belongs to the new address.
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
    // Read while rendering, because React removes the failed elements right after.
    this.markup ??= document.querySelector(within)?.innerHTML ?? '';
    return <KeepMarkup html={this.markup} />;
  }
}
