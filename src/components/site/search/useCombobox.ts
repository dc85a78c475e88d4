import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';

/** A choice of the list, in the order in which the arrow keys reach it. */
export interface Choice {
  readonly id: string;
  readonly path: string;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys of a search box with a list below it, after the ARIA pattern "combobox": arrows choose, Enter opens what is chosen
 * or sends the form, Escape closes and leaves the words. Written here: libraries for it weigh more than the search.
 */
export const useCombobox = (choices: readonly Choice[], open: (path: string) => void) => {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const index = choices.findIndex(({ id }) => id === chosen);
  // The list may be longer than its window.
  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const close = () => {
    setOpen(false);
    setChosen(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      // Beyond both ends lies the box itself: nothing is chosen there.
      const next = isOpen
        ? (index + 1 + step + choices.length + 1) % (choices.length + 1)
        : step > 0
          ? 1
          : choices.length;
      setOpen(true);
      setChosen(choices[next - 1]?.id);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && choices[index]) {
      event.preventDefault();
      close();
      open(choices[index].path);
    }
  };

  return {
    isOpen: isOpen && choices.length > 0,
    chosen: index < 0 ? undefined : chosen,
    show: () => setOpen(true),
    close,
    onKeyDown,
    /** For the frame around box and list. */
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
};
