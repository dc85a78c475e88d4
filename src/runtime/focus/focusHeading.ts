import { readFragment } from '../../web/fragment';

const focusOn = (target: HTMLElement): void => {
  // What takes no focus by itself says -1 as well, but only once it is written there can it be focused.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/**
 * Puts the focus on the page's heading after a navigation, so that keyboard and screen reader go on from there. Who comes
 * back to the middle of a page, where the heading is out of sight, goes on from the card that led away. The scroll position
 * is Gatsby's: top, fragment, or where the visitor was.
 * @param left path of the page before
 */
export const focusHeading = (page: Document, left: string): void => {
  const target =
    (scrollY && page.querySelector<HTMLElement>(`article a[href="${left}"]`)) ||
    page.querySelector<HTMLElement>('main h1') ||
    page.querySelector<HTMLElement>('main');
  if (target) focusOn(target);
};

/** The target of a fragment takes the focus instead of the heading: it is what was asked for. */
export const focusFragment = (page: Document, hash: string): boolean => {
  const target = page.getElementById(readFragment(hash));
  if (!target) return false;
  focusOn(target);
  // Tabs show the panel that the address names right after this: until then it takes neither the focus nor the window.
  if (page.activeElement !== target)
    queueMicrotask(() => {
      target.scrollIntoView();
      focusOn(target);
    });
  return true;
};
