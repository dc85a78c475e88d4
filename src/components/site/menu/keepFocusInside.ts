/** What the menu has. */
const reachable = 'a[href], summary';

/** Leads Tab around within `container`: from its last stop to its first and back. */
export const keepFocusInside = (container: HTMLElement, event: KeyboardEvent): void => {
  const stops = [...container.querySelectorAll<HTMLElement>(reachable)];
  const first = stops[0];
  const last = stops[stops.length - 1];
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
