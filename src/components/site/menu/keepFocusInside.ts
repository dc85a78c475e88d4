const selector = 'a[href], summary';

/** Keeps Tab within `container`: from the last element to the first, and back. */
export const keepFocusInside = (container: HTMLElement, event: KeyboardEvent): void => {
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
