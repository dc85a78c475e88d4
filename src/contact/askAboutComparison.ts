import { type Subject, subjectsOf } from './fields/subject';
import { createStore } from './store';

/** The clinics and the procedure that a visitor compares, by name, in the page's language. */
export interface Comparison {
  readonly procedure?: { readonly id: string; readonly name: string };
  readonly clinics: readonly { readonly id: string; readonly name: string }[];
}

export const comparedSubjects = createStore<readonly Subject[]>([]);

/**
 * Adds what is compared to the subjects of every form, as chips. Call it whenever the choice changes, and on each page
 * with the names in its language.
 */
export const askAboutComparison = ({ procedure, clinics }: Comparison): void =>
  comparedSubjects.set(subjectsOf({ procedures: procedure ? [procedure] : [], clinics }));
