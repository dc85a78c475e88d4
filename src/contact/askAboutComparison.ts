import { useSyncExternalStore } from 'react';
import { type Subject, subjectsOf } from './fields/subject';

/** What a visitor has chosen to compare, by name, in the page's language. */
export interface Comparison {
  readonly procedure?: { readonly id: string; readonly name: string };
  readonly clinics: readonly { readonly id: string; readonly name: string }[];
}

const none: readonly Subject[] = [];
const listeners = new Set<() => void>();

let compared = none;

/**
 * Puts what is compared among the subjects of every form, as chips. Call it whenever the choice changes, and on each page
 * with its names in the page's language; nothing is kept beyond the document.
 */
export const askAboutComparison = ({ procedure, clinics }: Comparison): void => {
  compared = subjectsOf({ procedures: procedure ? [procedure] : [], clinics });
  for (const listener of listeners) listener();
};

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The subjects of the comparison; none in server rendering. */
export const useComparedSubjects = (): readonly Subject[] =>
  useSyncExternalStore(
    watch,
    () => compared,
    () => none,
  );
