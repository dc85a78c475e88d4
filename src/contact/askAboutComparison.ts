import { useSyncExternalStore } from 'react';
import { type Subject, subjectsOf } from './fields/subject';

/** The clinics and the procedure that a visitor compares, by name, in the page's language. */
export interface Comparison {
  readonly procedure?: { readonly id: string; readonly name: string };
  readonly clinics: readonly { readonly id: string; readonly name: string }[];
}

const none: readonly Subject[] = [];
const listeners = new Set<() => void>();

let compared = none;

/**
 * Adds what is compared to the subjects of every form, as chips. Call it whenever the choice changes, and on each page
 * with the names in its language. Everything is gone when the document is.
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
