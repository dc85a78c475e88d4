import type { Language } from '../facts/locales';
import { tabFragment } from './clinicTabs';
import { contentId } from './sectionIds';
import { pageType, type RouteKey } from './table';

/**
 * Fragments that a page has independently of its text: links may use them, and headings of the text get different ones.
 */
export const fragmentsOf = (route: RouteKey, language: Language): readonly string[] => [
  ...(route === 'clinic' ? Object.values(tabFragment[language]) : []),
  ...(pageType(route).sections ?? []),
  contentId,
];
