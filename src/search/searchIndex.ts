import type { CareOptionKey } from '../facts/careOptionKeys';

/** What can be an answer. The order is that in which answers are given. */
export const answerKinds = ['procedure', 'careOption', 'clinic'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** One answer and the words that lead to it, in both languages. */
export interface SearchEntry {
  readonly kind: AnswerKind;
  readonly id: string;
  readonly names: readonly string[];
  /** Other names, and what people complain of. */
  readonly words: readonly string[];
  /** Of procedures: not shown to work. Of care options: none of its procedures is. */
  readonly unproven?: true;
  /** Of procedures: the care option that they belong to. */
  readonly careOption?: CareOptionKey;
  /** Of clinics: city and country. */
  readonly places?: readonly string[];
  /** Of clinics: names of those who work there. */
  readonly people?: readonly string[];
  /** Of clinics: ids of the procedures that they offer. */
  readonly offers?: readonly string[];
}

/** Answers to what somebody typed: the kinds, and the ids within each kind, best first. */
export interface Answers {
  readonly groups: readonly { readonly kind: AnswerKind; readonly ids: readonly string[] }[];
  /** For a list of clinics: those that were named, lie where was asked, or offer what was found, the proven first. */
  readonly clinics: readonly string[];
  /** The procedure that is called so, where only one is, as filters of a list. */
  readonly named?: { readonly procedure: string; readonly specialty: CareOptionKey; readonly q: '' } | undefined;
  /** Nothing fits; these are the nearest, or the most sought. */
  readonly isNearest: boolean;
}
