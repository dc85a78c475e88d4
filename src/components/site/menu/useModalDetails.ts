import { useEffect, useRef } from 'react';
import { breakpoint } from '../../../theme/breakpoint';
import { usePage } from '../../ui/page/PageProvider';

const selector = 'a[href], summary';

/** Keeps Tab within `container`: from the last element to the first, and back. */
const keepFocusInside = (container: HTMLElement, event: KeyboardEvent): void => {
  const reachables = [...container.querySelectorAll<HTMLElement>(selector)];
  const first = reachables[0];
  const last = reachables[reachables.length - 1];
  if (!first || !last) return;
  const { activeElement } = document;
  const outside = !container.contains(activeElement);
  const next = event.shiftKey
    ? (outside || activeElement === first) && last
    : (outside || activeElement === last) && first;
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** What is inert while the menu covers it. */
const besides = (details: HTMLElement): Iterable<HTMLElement> =>
  details.closest('header')?.parentElement?.querySelectorAll<HTMLElement>(':scope > :not(header)') ?? [];

/**
 * Makes a native disclosure behave like a modal dialog: while it is open the focus stays inside and the page behind is
 * inert (GlobalStyle stops its scrolling). Escape closes it and returns the focus to its button. It also closes when a
 * page is chosen or the window becomes too wide. It may already be open at hydration.
 */
export const useModalDetails = () => {
  const ref = useRef<HTMLDetailsElement>(null);
  const { language, paths } = usePage();
  const path = paths[language];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path means that a page was chosen.
  useEffect(
    () => () => {
      if (ref.current) ref.current.open = false;
    },
    [path],
  );

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const narrow = window.matchMedia(`(max-width: ${breakpoint.nav})`);
    const hidden = besides(details);

    const follow = () => {
      for (const element of hidden) element.inert = details.open;
    };
    const onKey = (event: KeyboardEvent) => {
      if (!details.open) return;
      if (event.key === 'Tab') keepFocusInside(details, event);
      if (event.key !== 'Escape') return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onPress = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) details.open = false;
    };
    const onWide = () => {
      if (!narrow.matches) details.open = false;
    };

    follow();
    details.addEventListener('toggle', follow);
    details.addEventListener('click', onPress);
    document.addEventListener('keydown', onKey);
    narrow.addEventListener('change', onWide);
    return () => {
      details.removeEventListener('toggle', follow);
      details.removeEventListener('click', onPress);
      document.removeEventListener('keydown', onKey);
      narrow.removeEventListener('change', onWide);
      for (const element of hidden) element.inert = false;
    };
  }, []);

  return ref;
};
