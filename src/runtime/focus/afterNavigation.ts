import { readFragment } from '../../client/fragment';
import { routeWords } from './RouteWords';

const focusOn = (target: HTMLElement): void => {
  // An element that cannot take the focus also reports -1. Only a written attribute makes it focusable.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/**
 * Focuses the heading after a navigation. Who comes back to the middle of a page continues at the card that led away,
 * to the path `left`.
 */
const focusHeading = (page: Document, left: string): void => {
  const target =
    (scrollY && page.querySelector<HTMLElement>(`article a[href="${left}"]`)) ||
    page.querySelector<HTMLElement>('main h1') ||
    page.querySelector<HTMLElement>('main');
  if (target) focusOn(target);
};

/** The target of a fragment gets the focus instead of the heading, because the visitor asked for it. */
const focusFragment = (page: Document, hash: string): boolean => {
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

/** Element of Gatsby's route announcer: a live region that speaks English on every page. */
const announcerId = 'gatsby-announcer';

/**
 * Announces the page that was reached, in its language and in the frame of Gatsby's own announcement. Without words, as
 * where the page has not changed, nothing is announced.
 */
const announce = (page: Document, words: ((title: string) => string) | undefined, language: string): void => {
  const view = page.defaultView;
  view?.requestAnimationFrame(() => {
    const announcer = page.getElementById(announcerId);
    if (!announcer) return;
    const title = page.querySelector('main h1')?.textContent?.trim() || page.title;
    announcer.lang = language;
    announcer.textContent = words ? words(title) : null;
  });
};

interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Gatsby's onPreRouteUpdate. Another page is jumped to, as browsers do: Gatsby sets the position in between. */
export const beforeNavigation = (
  location: PageLocation,
  before: PageLocation | null | undefined,
  page: Document = document,
): void => {
  if (!before || before.pathname === location.pathname) return;
  const { style } = page.documentElement;
  style.scrollBehavior = 'auto';
  // Reading the style applies the change: the next scroll would otherwise still be smooth in Chromium and Firefox.
  page.defaultView?.getComputedStyle(page.documentElement).getPropertyValue('scroll-behavior');
};

/** Gatsby's onRouteUpdate. Does nothing on the first page, nor when only the query changes (a filter). */
export const afterNavigation = (
  location: PageLocation,
  before: PageLocation | null | undefined,
  page: Document = document,
): void => {
  if (!before) return;
  page.defaultView?.requestAnimationFrame(() => page.documentElement.style.removeProperty('scroll-behavior'));
  const samePage = before.pathname === location.pathname;
  const words = routeWords();
  if (words) announce(page, samePage ? undefined : words.arrived, words.language);
  if (samePage && before.hash === location.hash) return;
  const atFragment = location.hash !== '' && focusFragment(page, location.hash);
  if (samePage) return;
  if (!atFragment) focusHeading(page, before.pathname);
};

/**
 * Gatsby's shouldUpdateScroll, whose own rule goes to the top at each filter. `undefined` leaves it to Gatsby. On the
 * first page the browser has set the position.
 */
export const keepScroll = (location: PageLocation, before: PageLocation | null | undefined): false | undefined => {
  if (!before) return false;
  const filtered = before.pathname === location.pathname && before.search !== location.search && location.search !== '';
  return filtered && location.hash === '' ? false : undefined;
};
