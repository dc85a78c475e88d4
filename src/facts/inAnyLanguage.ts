import type { Localized } from './locales';

/** What a rule looks for, by language; undefined for a language in which nothing says it. */
export type Phrases = Localized<string | undefined>;

/** The source of a pattern that finds what any language says, since a text may stand in another one than its page. */
export const inAnyLanguage = (phrases: Phrases): string => `(?:${Object.values(phrases).filter(Boolean).join('|')})`;
