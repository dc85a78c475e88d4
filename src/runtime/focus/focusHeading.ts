import { readFragment } from '../../client/fragment';

const focusOn = (target: HTMLElement): void => {
  // An element that cannot take the focus also reports -1. Only a written attribute makes it focusable.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/**
 * Focuses the heading after a navigation. Who comes back to the middle of a page continues at the card that led away,
 * to the path `left`.
 */
export const focusHeading = (page: Document, left: string): void => {
  const target =
    (scrollY && page.querySelector<HTMLElement>(`article a[href="${left}"]`)) ||
    page.querySelector<HTMLElement>('main h1') ||
    page.querySelector<HTMLElement>('main');
  if (target) focusOn(target);
};

/** The target of a fragment gets the focus instead of the heading, because the visitor asked for it. */
export const focusFragment = (page: Document, hash: string): boolean => {
  const target = page.getElementById(readFragment(hash));
  if (!target) return false;
  focusOn(target);
  // Tabs show the addressed panel right after this. Until then it can be neither focused nor scrolled to.
  if (page.activeElement !== target)
    queueMicrotask(() => {
      target.scrollIntoView();
      focusOn(target);
    });
  return true;
};
