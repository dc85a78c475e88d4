import type { Root } from 'mdast';
import type { Language } from '../../facts/locales';
import type { CareOptionFacts, CareOptionWords } from '../../schemas/careOption';
import type { ClinicFacts, ClinicWords } from '../../schemas/clinic';
import { contentKinds } from '../../schemas/kinds';
import type { ProcedureFacts, ProcedureWords } from '../../schemas/procedure';
import type { TestimonialFacts, TestimonialWords } from '../../schemas/testimonial';
import type { TextPageFacts, TextPageWords } from '../../schemas/textPage';

/** Kind of record = name of its folder below content/. */
export const recordKinds = Object.values(contentKinds).map(({ folder }) => folder);
export type RecordKind = (typeof recordKinds)[number];

/** Whether pages of a kind show their own picture. */
export const showsCover = (kind: RecordKind): boolean =>
  Object.values(contentKinds).some(({ folder, hasCover }) => folder === kind && hasCover);

/** A record that passed the check. Bodies are Markdown without front matter. */
export interface CheckedRecord<Facts, Words> {
  readonly id: string;
  readonly folder: string;
  readonly cover?: string;
  readonly facts: Facts;
  readonly words: Readonly<Record<Language, Words>>;
  readonly body: Readonly<Record<Language, string>>;
  /** The bodies as parsed by the check. Do not change them. */
  readonly trees: Readonly<Record<Language, Root>>;
  /**
   * The language whose words were changed after both were confirmed to agree; undefined when neither is known to be
   * newer.
   */
  readonly newerLanguage?: Language | undefined;
}

/** All records by kind: care options and procedures in their `order`, all others by id. */
export interface Content {
  readonly clinics: readonly CheckedRecord<ClinicFacts, ClinicWords>[];
  readonly careOptions: readonly CheckedRecord<CareOptionFacts, CareOptionWords>[];
  readonly procedures: readonly CheckedRecord<ProcedureFacts, ProcedureWords>[];
  readonly testimonials: readonly CheckedRecord<TestimonialFacts, TestimonialWords>[];
  readonly pages: readonly CheckedRecord<TextPageFacts, TextPageWords>[];
}
