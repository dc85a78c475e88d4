import { readFragment } from '../../client/fragment';
import { routeWords } from './RouteWords';

const focusOn = (target: HTMLElement): void => {
  // An element that cannot take the focus also reports -1. Only a written attribute makes it focusable.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Who comes back to the middle of a page continues at the card that led away, to the path `left`. */
const focusHeading = (left: string): void => {
  const target =
    (scrollY && document.querySelector<HTMLElement>(`article a[href="${left}"]`)) ||
    document.querySelector<HTMLElement>('main h1') ||
    document.querySelector<HTMLElement>('main');
  if (target) focusOn(target);
};

/** The target of a fragment gets the focus instead of the heading, because the visitor asked for it. */
const focusFragment = (hash: string): boolean => {
  const target = document.getElementById(readFragment(hash));
  if (!target) return false;
  focusOn(target);
  // Tabs show the addressed panel right after this. Until then it can be neither focused nor scrolled to.
  if (document.activeElement !== target)
    queueMicrotask(() => {
      target.scrollIntoView();
      focusOn(target);
    });
  return true;
};

/** Element of Gatsby's route announcer: a live region that speaks English on every page. */
const announcerId = 'gatsby-announcer';

/** In the page's language and the frame of Gatsby's own announcement; nothing where the page has not changed. */
const announce = (words: ((title: string) => string) | undefined, language: string): void =>
  void requestAnimationFrame(() => {
    const announcer = document.getElementById(announcerId);
    if (!announcer) return;
    const title = document.querySelector('main h1')?.textContent?.trim() || document.title;
    announcer.lang = language;
    announcer.textContent = words ? words(title) : null;
  });

/** A step of the history: on the way back it has the key that it had, and a new link to the same page has its own. */
interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key?: string;
}

/** Which folds stood open when a page was left. */
const foldsLeft = new Map<string | undefined, readonly boolean[]>();

/** The clinics' filters are a window on phones, and no fold. */
const foldsOf = () => [...document.querySelectorAll<HTMLDetailsElement>('main details:not([data-filters])')];

/** Going back shows the folds as they were left, unless the page has others now. */
const restoreFolds = ({ key }: PageLocation): void => {
  const open = foldsLeft.get(key);
  const folds = foldsOf();
  if (open?.length === folds.length) for (const [index, fold] of folds.entries()) fold.open ||= open[index] === true;
};

/**
 * Gatsby's onPreRouteUpdate. The site scrolls smoothly within a page; to another page it jumps, as browsers do. Gatsby
 * sets the position between its two hooks.
 */
export const beforeNavigation = (location: PageLocation, before: PageLocation | null | undefined): void => {
  if (!before) return;
  foldsLeft.set(
    before.key,
    foldsOf().map((fold) => fold.open),
  );
  if (before.pathname === location.pathname) return;
  const root = document.documentElement;
  root.style.scrollBehavior = 'auto';
  // Reading the style applies the change: the next scroll would otherwise still be smooth in Chromium and Firefox.
  getComputedStyle(root).getPropertyValue('scroll-behavior');
};

/** Gatsby's onRouteUpdate. Does nothing on the first page, nor when only the query changes (a filter). */
export const afterNavigation = (location: PageLocation, before: PageLocation | null | undefined): void => {
  if (!before) return;
  requestAnimationFrame(() => document.documentElement.style.removeProperty('scroll-behavior'));
  const samePage = before.pathname === location.pathname;
  const words = routeWords();
  if (words) announce(samePage ? undefined : words.arrived, words.language);
  if (samePage && before.hash === location.hash) return;
  // Of a scroll within the page Gatsby may hear before it knows of the step, and note the place for the one before.
  if (samePage) requestAnimationFrame(() => dispatchEvent(new Event('scroll')));
  const atFragment = location.hash !== '' && focusFragment(location.hash);
  if (!samePage && !atFragment) focusHeading(before.pathname);
};

/**
 * Gatsby's shouldUpdateScroll, whose own rule goes to the top at each filter. `undefined` leaves it to Gatsby. On the
 * first page the browser has set the position. Folds come first: they decide the page's height.
 */
export const keepScroll = (location: PageLocation, before: PageLocation | null | undefined): false | undefined => {
  restoreFolds(location);
  if (!before) return false;
  const samePage = before.pathname === location.pathname;
  // Back from a fragment, which the browser does.
  if (samePage && before.search === location.search && before.hash !== '' && location.hash === '') return false;
  const filtered = samePage && before.search !== location.search && location.search !== '';
  return filtered && location.hash === '' ? false : undefined;
};
