import type { Country } from '../facts/countries';

/** What names a clinic wherever it stands, in the page's language. */
export interface ClinicIdentity {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country: Country;
  readonly path: string;
  /** True while the clinic is invented. */
  readonly sample: boolean;
}
