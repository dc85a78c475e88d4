export interface TestimonialView {
  readonly id: string;
  readonly sample: boolean;
  readonly name: string;
  readonly monogram: string;
  readonly treatment: string;
  readonly clinic: { readonly name: string; readonly city: string; readonly path: string };
  readonly quote: readonly string[];
  /** True when the quotation is a translation. */
  readonly translated: boolean;
}
