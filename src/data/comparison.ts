import type { Country } from '../facts/countries';
import type { ClinicView } from './clinic';
import type { ClinicIdentity } from './clinicIdentity';
import type { FullOfferView } from './offer';

/** An offer in the comparison. */
export interface ComparedOfferView extends FullOfferView {
  /** The clinic's people who work in its care option. */
  readonly practitioners: readonly {
    readonly name: string;
    readonly role: string;
    readonly licence: { readonly number: string; readonly register: string };
  }[];
}

/** A clinic's data in the comparison, in the page's language. */
export interface ComparedClinicView extends ClinicIdentity {
  /** Day of the last check, in words. */
  readonly reviewed: string;
  readonly languages: string;
  readonly airport: { readonly name: string; readonly code: string; readonly minutes: number };
  readonly accreditations: readonly {
    readonly body: string;
    readonly validUntil: string;
    readonly expired: boolean;
    readonly verifyAt: string;
  }[];
  readonly priceExcludes: readonly string[];
  readonly safety: ClinicView['safety'];
  /** General data first: the lowest price of its main care option, as on its card. */
  readonly offers: readonly ComparedOfferView[];
}

/** The page of the comparison: what can be chosen. Each clinic's data is a separate file. */
export interface CompareView {
  readonly procedures: readonly { readonly id: string; readonly name: string; readonly path: string }[];
  /** Address of the JSON file with all clinics that can be chosen, by name: `ClinicChoice[]`. */
  readonly choices: string;
}

/** A clinic that can be added to a comparison. */
export interface ClinicChoice {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country: Country;
  /** Ids of the procedures that it offers. */
  readonly procedures: readonly string[];
  /** Address of the JSON file with its `ComparedClinicView`. */
  readonly file: string;
}
