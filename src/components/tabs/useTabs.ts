import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readFragment, watchFragment, writeFragment } from './fragment';

interface TabsState {
  /** Scripts run: roles apply and the state decides. Until then the address does, by CSS. */
  readonly live: boolean;
  /** Fragment of the tab that is shown. */
  readonly selected: string;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The tab that a fragment means: its own, or one inside its panel. Undefined for every other place of the page. */
const tabOf = (fragment: string, ids: readonly string[]): string | undefined => {
  if (fragment === '') return ids[0];
  return ids.find((id) => id === fragment || document.getElementById(id)?.contains(document.getElementById(fragment)));
};

const plain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const nextIndex = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index + count - 1) % count, Home: 0, End: count - 1 })[key];

/**
 * Behavior of tabs (WAI-ARIA Authoring Practices, tabs with automatic activation). A press leaves a step to go back to;
 * wandering through the tabs with the keyboard leaves none.
 */
export function useTabs(ids: readonly string[]): TabsState {
  const [live, setLive] = useState(false);
  const [selected, setSelected] = useState(ids[0] ?? '');
  const root = useRef<HTMLDivElement>(null);
  const key = ids.join(' ');

  useLayoutEffect(() => {
    const all = key.split(' ');
    const read = () => setSelected((before) => tabOf(readFragment(), all) ?? before);
    read();
    setLive(true);
    return watchFragment(read);
  }, [key]);

  useEffect(() => {
    const all = key.split(' ');
    // Links anywhere inside lead to panels too: a jump by the browser would miss a panel that is still hidden.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const id = link?.getAttribute('href')?.slice(1);
      if (!link || !id || !all.includes(id) || event.defaultPrevented || !plain(event)) return;
      event.preventDefault();
      flushSync(() => setSelected(id));
      writeFragment(id, 'push');
      if (link.getAttribute('role') === 'tab') return;
      const panel = document.getElementById(id);
      panel?.scrollIntoView();
      panel?.focus({ preventScroll: true });
    };
    const element = root.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [key]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!live || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ') {
      // The tab is selected already; a link would let the page scroll.
      event.preventDefault();
      return;
    }
    const index = nextIndex(event.key, ids.indexOf(selected), ids.length);
    const id = index === undefined ? undefined : ids[index];
    if (id === undefined) return;
    event.preventDefault();
    setSelected(id);
    writeFragment(id, 'replace');
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[index ?? 0]?.focus();
  };

  return { live, selected, root, onKeyDown };
}
