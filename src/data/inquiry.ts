import type { Country } from '../facts/countries';

interface NamedClinic {
  readonly id: string;
  readonly name: string;
  readonly country?: Country;
  /** What its offer of a procedure covers, by the procedure's id, where it has scopes: "With crown". */
  readonly scopes?: Readonly<Record<string, string>> | undefined;
}

/** Procedures and clinics by name, in the page's language: what an inquiry is about, or may be about. */
export interface InquiryTopics {
  readonly procedures?: readonly { readonly id: string; readonly name: string; readonly sheetPath?: string }[];
  readonly clinics?: readonly NamedClinic[];
}
