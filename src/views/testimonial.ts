import type { Specialty } from '../facts/specialties';

export interface TestimonialView {
  readonly id: string;
  readonly name: string;
  readonly monogram: string;
  readonly treatment: string;
  readonly clinic: { readonly name: string; readonly city: string; readonly path: string };
  readonly careOption: Specialty;
  /** Paragraphs of the quotation. */
  readonly quote: readonly string[];
  /** True when the quotation is a translation of what the person wrote. */
  readonly translated: boolean;
}
