import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** Manners of a disclosure that lies over the page: Escape closes it, and so does the focus that goes elsewhere. */
export const useDetailsPanel = () => {
  const ref = useRef<HTMLDetailsElement>(null);

  /** Returns whether it was open. */
  const close = (): boolean => {
    const wasOpen = ref.current?.open ?? false;
    if (ref.current) ref.current.open = false;
    return wasOpen;
  };

  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    // A list inside closes first.
    if (key === 'Escape' && !defaultPrevented && close()) ref.current?.querySelector('summary')?.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || ref.current?.contains(relatedTarget)) return;
    close();
  };

  return { ref, close, onKeyDown, onBlur };
};
