import type { Language } from '../facts/locales';
import { tabFragment } from './clinicTabs';
import { contentId } from './sectionIds';
import { pageType, type RouteKey } from './table';

/** Fragments that a page has besides its text's: links may use them, headings get others. */
export const fragmentsOf = (route: RouteKey, language: Language): readonly string[] => [
  ...(route === 'clinic' ? Object.values(tabFragment[language]) : []),
  ...(pageType(route).sections ?? []),
  contentId,
];
