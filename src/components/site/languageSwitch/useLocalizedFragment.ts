import { useSyncExternalStore } from 'react';
import { watchQuery } from '../../../client/query';
import type { Language } from '../../../facts/locales';

/** Read from the tabs in the page, so that other pages need not carry fragments of other languages. */
const read = (language: Language): string =>
  document.getElementById(window.location.hash.slice(1))?.closest<HTMLElement>(`[data-${language}]`)?.dataset[
    language
  ] ?? '';

const none = () => '';

/** `#precios` while the tab `#prices` is open: its fragment on this page in another language. */
export const useLocalizedFragment = (language: Language): string =>
  useSyncExternalStore(watchQuery, () => read(language), none);
