import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** Closes the filter panel on Escape, and when the focus moves to what the panel covers. */
export const useFilterPanel = () => {
  const ref = useRef<HTMLDetailsElement>(null);

  /** Returns whether it was open. */
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
