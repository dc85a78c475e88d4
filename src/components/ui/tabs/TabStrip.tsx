import ChevronDown from 'lucide-react/icons/chevron-down';
import type { KeyboardEvent } from 'react';
import { Icon } from '../Icon';
import { Choices, List, Step, Strip } from './tabStripStyle';

export interface TabStripWords {
  readonly label: string;
  /** "3 of 8", for the tab of a number, counted from 1. */
  readonly place: (number: number) => string;
  /** Names of the arrows, for the tab that each leads to. */
  readonly back: (name: string) => string;
  readonly on: (name: string) => string;
}

interface TabStripProps {
  words: TabStripWords;
  tabs: readonly { readonly id: string; readonly label: string }[];
}

const close = (details: HTMLDetailsElement): void => {
  details.open = false;
  details.querySelector('summary')?.focus();
};

/**
 * On phones: the current tab, arrows to the tabs before and after it, and a list of all. Sticks to the upper edge once
 * the row of tabs has scrolled away. CSS shows what belongs to the selected tab, so it needs no scripts.
 */
export function TabStrip({ words, tabs }: TabStripProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key === 'Escape' && event.currentTarget.open) close(event.currentTarget);
  };
  return (
    <Strip data-strip="" aria-label={words.label}>
      {tabs.map(({ id }, index) => {
        const [before, after] = [tabs[index - 1], tabs[index + 1]];
        return (
          <Step key={id}>
            {before && (
              <a data-back="" href={`#${before.id}`} aria-label={words.back(before.label)}>
                <Icon of={ChevronDown} />
              </a>
            )}
            {after && (
              <a href={`#${after.id}`} aria-label={words.on(after.label)}>
                <Icon of={ChevronDown} />
              </a>
            )}
          </Step>
        );
      })}
      <Choices onKeyDown={onKeyDown}>
        <summary>
          {tabs.map(({ id, label }, index) => (
            <span key={id}>
              <b>{label}</b> {words.place(index + 1)}
            </span>
          ))}
          <Icon of={ChevronDown} />
        </summary>
        <List>
          {tabs.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </List>
      </Choices>
    </Strip>
  );
}
