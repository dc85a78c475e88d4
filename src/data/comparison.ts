import type { CareOptionKey } from '../facts/careOptionKeys';
import type { ClinicView } from './clinic';
import type { ClinicIdentity } from './clinicIdentity';
import type { FullOfferView } from './offer';
import type { PictureView } from './picture';
import type { SearchedProcedure } from './searchedProcedure';

/** A journey in days, for a calendar: its arrival is day 1. */
export interface JourneyView {
  /** Earliest and latest day of the way home. */
  readonly home: { readonly from: number; readonly to: number };
  /** Missing where nothing is operated, as at a fitting. */
  readonly procedureDay?: number;
  /** Nights at the clinic, from the procedure on. */
  readonly nights: number;
  /** First day on which the sources allow a flight; missing where patients come by road, and without a procedure. */
  readonly flightDay?: number;
  /** Days after the procedure on which somebody examines before the way home. */
  readonly checks: readonly number[];
  /** Days at home since the journey before. */
  readonly after?: { readonly from: number; readonly to: number };
}

export interface ComparedOfferView extends FullOfferView {
  /** The clinic's people who work in its care option. */
  readonly practitioners: readonly {
    readonly name: string;
    readonly role: string;
    readonly licence: { readonly number: string; readonly register: string };
  }[];
  readonly journeys: readonly JourneyView[];
  /** Questions to take along, as plain text; missing below a procedure, whose page asks them already. */
  readonly questions?: readonly string[];
}

/** A clinic's data in the comparison, in the page's language. */
export interface ComparedClinicView extends ClinicIdentity {
  /** Above its column; missing below a procedure, whose page shows the clinics' pictures already. */
  readonly picture?: PictureView;
  /** Day of the last check, in words. */
  readonly reviewed: string;
  readonly languages: string;
  readonly airport: { readonly name: string; readonly code: string; readonly minutes: number };
  readonly accreditations: readonly {
    /** Its short name. */
    readonly body: string;
    /** A month, or the day on which it expired. */
    readonly validUntil: string;
    readonly expired: boolean;
    readonly verifyAt: string;
    /** Care options for which it holds. */
    readonly covers: readonly CareOptionKey[];
  }[];
  readonly priceExcludes: readonly string[];
  readonly safety: ClinicView['safety'];
  /** Of its main care option first, and the lowest price first. */
  readonly offers: readonly ComparedOfferView[];
}

/** The page of the comparison: what can be chosen. Each clinic's data is a separate file. */
export interface CompareView {
  /** With the sheet for the patient's doctor; a clinic's id as its fragment chooses that clinic. */
  readonly procedures: readonly (SearchedProcedure & { readonly sheetPath: string })[];
  /** Address of the JSON file with all clinics that can be chosen, by name: `ClinicChoice[]`. */
  readonly choices: string;
}

export interface ClinicChoice extends Omit<ClinicIdentity, 'path' | 'sample'> {
  /** Ids of the procedures that it offers. */
  readonly procedures: readonly string[];
  /** Address of the JSON file with its `ComparedClinicView`. */
  readonly file: string;
}
