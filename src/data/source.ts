/** A source in the page's list. `number` is its place from 1, and `id` the fragment that citations link to. */
export interface SourceView {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  /** Of title and publisher: ISO 639-1. */
  readonly language: string;
  readonly publisher: string;
  readonly year: number;
  readonly url: string;
}

/** Who reviewed a medical text and when; `physician` is missing as long as nobody has. Days are in words. */
export interface ReviewView {
  readonly reviewed: string;
  readonly nextReview: string;
  readonly physician?: { readonly name: string; readonly role: string; readonly licence: string; readonly day: string };
}

/** HTML of each warning sign, with its citations. */
export interface HelpView {
  readonly now: readonly string[];
  readonly sameDay: readonly string[];
  /** What to tell the people who answer the call. */
  readonly say?: string;
}

export interface AlternativeView {
  readonly name: string;
  readonly html: string;
}
