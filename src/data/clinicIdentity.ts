import type { Country } from '../facts/countries';

export interface ClinicIdentity {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country: Country;
  readonly path: string;
  readonly sample: boolean;
}
