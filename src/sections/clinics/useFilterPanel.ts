import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** Manners of the sheet of filters: Escape closes it, and so does the focus that goes elsewhere: it never lies over that. */
export const useFilterPanel = () => {
  const ref = useRef<HTMLDetailsElement>(null);

  /** Tells whether it was open. */
  const close = (): boolean => {
    const wasOpen = ref.current?.open ?? false;
    if (ref.current) ref.current.open = false;
    return wasOpen;
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && close()) ref.current?.querySelector('summary')?.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || ref.current?.contains(relatedTarget)) return;
    close();
  };

  return { ref, close, onKeyDown, onBlur };
};
