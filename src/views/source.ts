/** A source as the page lists it; `number` is its place, 1 first, and `id` the fragment that citations lead to. */
export interface SourceView {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly year: number;
  readonly url: string;
}

/** Who reviewed a medical text and when; `physician` is missing while none has. Days are in words. */
export interface ReviewView {
  readonly reviewed: string;
  readonly nextReview: string;
  readonly physician?: { readonly name: string; readonly role: string; readonly licence: string; readonly day: string };
}

/** HTML of each sign, with its citations. */
export interface HelpView {
  readonly now: readonly string[];
  readonly sameDay: readonly string[];
  /** What to tell those who answer the call. */
  readonly say?: string;
}

export interface AlternativeView {
  readonly name: string;
  readonly html: string;
}
