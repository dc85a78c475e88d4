/**
 * Puts the focus on the page's heading after a navigation, so that keyboard and screen reader go on from there. The
 * scroll position is Gatsby's: top, fragment, or where the visitor was when they come back.
 */
export const focusHeading = (page: Document): void => {
  const heading = page.querySelector<HTMLElement>('main h1') ?? page.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The target of a fragment takes the focus instead of the heading: it is what was asked for. */
export const focusFragment = (page: Document, hash: string): boolean => {
  const id = decode(hash.slice(1));
  const target = id === '' ? null : page.getElementById(id);
  if (!target) return false;
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
