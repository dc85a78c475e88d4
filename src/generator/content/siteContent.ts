import type { Root } from 'hast';
import type { Language } from '../../facts/locales';
import type { CareOptionFacts, CareOptionWords } from '../../schemas/careOption';
import type { ClinicFacts, ClinicWords } from '../../schemas/clinic';
import type { ContentKindName } from '../../schemas/kinds';
import type { ProcedureFacts, ProcedureWords } from '../../schemas/procedure';
import type { TestimonialFacts, TestimonialWords } from '../../schemas/testimonial';
import type { TextPageFacts, TextPageWords } from '../../schemas/textPage';

/** A record as pages are made of it. */
export interface ContentRecord<Facts, Words> {
  readonly id: string;
  /** Relative to the project. */
  readonly folder: string;
  readonly cover?: string;
  readonly facts: Facts;
  readonly words: Readonly<Record<Language, Words>>;
  /** Markdown without front matter. */
  readonly body: Readonly<Record<Language, string>>;
  /** The same as HTML's elements; not to be changed. */
  readonly trees: Readonly<Record<Language, Root>>;
}

/** All records, by id; care options and procedures by their order. */
export interface SiteContent {
  readonly clinics: readonly ContentRecord<ClinicFacts, ClinicWords>[];
  readonly careOptions: readonly ContentRecord<CareOptionFacts, CareOptionWords>[];
  readonly procedures: readonly ContentRecord<ProcedureFacts, ProcedureWords>[];
  readonly testimonials: readonly ContentRecord<TestimonialFacts, TestimonialWords>[];
  readonly pages: readonly ContentRecord<TextPageFacts, TextPageWords>[];
}

/** Records of every kind; the schemas have judged their facts and words, which is what gives them their types. */
export const siteContentOf = (
  recordsOf: (kind: ContentKindName) => readonly ContentRecord<object, object>[],
): SiteContent => {
  const careOptions = recordsOf('care-option') as SiteContent['careOptions'];
  const procedures = recordsOf('procedure') as SiteContent['procedures'];
  return {
    clinics: recordsOf('clinic') as SiteContent['clinics'],
    careOptions: [...careOptions].sort((a, b) => a.facts.order - b.facts.order),
    procedures: [...procedures].sort((a, b) => a.facts.order - b.facts.order),
    testimonials: recordsOf('testimonial') as SiteContent['testimonials'],
    pages: recordsOf('page') as SiteContent['pages'],
  };
};
