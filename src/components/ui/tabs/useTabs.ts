import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { readFragment } from '../../../client/fragment';
import { writeAddress } from '../../../client/query';

/** Puts another fragment into the address without a jump. */
const writeFragment = (fragment: string, entry: 'pushState' | 'replaceState'): void => {
  if (readFragment() !== fragment) writeAddress(`#${fragment}`, entry);
};

/** Calls back when the address got another fragment by a link, by hand, or by back and forward. */
const watchFragment = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
};

interface TabsState {
  /** Hydrated: roles apply and the state decides. Before that the address does, by CSS. */
  readonly hydrated: boolean;
  /** Fragment of the tab that is shown. */
  readonly selected: string;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export const tabId = (panel: string): string => `tab-${panel}`;

/** A place outside the panels that only the first tab shows. */
const placeOfFirst = (fragment: string): HTMLElement | undefined => {
  const place = fragment ? document.getElementById(fragment) : null;
  return place?.closest('[data-with-first-tab]') ? place : undefined;
};

/** The tab of a fragment: its own, or one inside its panel. Undefined for other places of the page. */
const tabOf = (fragment: string, ids: readonly string[]): string | undefined => {
  if (fragment === '' || placeOfFirst(fragment)) return ids[0];
  return ids.find((id) => id === fragment || document.getElementById(id)?.contains(document.getElementById(fragment)));
};

const plain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const nextIndex = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index + count - 1) % count, Home: 0, End: count - 1 })[key];

/** Shows the beginning of a panel. When browsers focus a long element they center it in the window. */
const enter = (id: string): void => {
  const panel = document.getElementById(id);
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
};

/** Scrolls back to the beginning of a chosen panel if it is above the window. */
const reveal = (id: string): void => {
  const panel = document.getElementById(id);
  const kept = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (panel && panel.getBoundingClientRect().top < kept - 1) panel.scrollIntoView({ behavior: 'instant' });
};

/**
 * Behavior of tabs (WAI-ARIA Authoring Practices, tabs with automatic activation). A press adds a history entry; arrow
 * keys do not.
 */
export function useTabs(ids: readonly string[]): TabsState {
  const [hydrated, setHydrated] = useState(false);
  const [selected, setSelected] = useState(ids[0] ?? '');
  const key = ids.join(' ');

  useLayoutEffect(() => {
    const all = key.split(' ');
    const read = () => setSelected((before) => tabOf(readFragment(), all) ?? before);
    read();
    setHydrated(true);
    return watchFragment(() => {
      const place = placeOfFirst(readFragment());
      const isHidden = place?.checkVisibility() === false;
      flushSync(read);
      // The browser could not scroll to it.
      if (isHidden) place.scrollIntoView();
    });
  }, [key]);

  // Links in the panels may lead to other panels, which the browser cannot scroll to while they are hidden.
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href^="#"]');
    const id = link?.getAttribute('href')?.slice(1);
    if (!link || !id || !ids.includes(id) || event.defaultPrevented || !plain(event)) return;
    event.preventDefault();
    flushSync(() => setSelected(id));
    writeFragment(id, 'pushState');
    link.closest('details')?.removeAttribute('open');
    if (link.getAttribute('role') === 'tab') reveal(id);
    else enter(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const leaves = event.key === 'Tab' && !event.shiftKey;
    if (leaves || event.key === ' ') {
      // On a link, Space would scroll the page; the tab is selected already.
      event.preventDefault();
      if (leaves) enter(selected);
      return;
    }
    const id = ids[nextIndex(event.key, ids.indexOf(selected), ids.length) ?? -1];
    if (id === undefined) return;
    event.preventDefault();
    flushSync(() => setSelected(id));
    writeFragment(id, 'replaceState');
    reveal(id);
    document.getElementById(tabId(id))?.focus();
  };

  return { hydrated, selected, onClick, onKeyDown };
}
