import type { CareOptionKey } from '../facts/careOptionKeys';
import type { ClinicIdentity } from './clinicIdentity';

/** Lowest and highest price, of one offer or of several. */
export interface PriceRange {
  /** In words: "$9,800 – $12,400", or "$9,800" where both ends are the same. */
  readonly range: string;
  /** The lower end: "$9,800". */
  readonly from: string;
  /** Both ends in whole units of the currency. */
  readonly amounts: { readonly from: number; readonly to: number };
  /** ISO 4217. */
  readonly currency: string;
}

/** A price that was confirmed within the last twelve months. An older one has no words: an offer is then without a price. */
export interface PriceView extends PriceRange {
  /** Day of the confirmation. */
  readonly verified: string;
  /** Month of the confirmation where that is more than six months ago: one has to ask again. */
  readonly stale?: string;
}

/** Days of a stay; the arrival is day 1. */
export interface StayView {
  readonly from: number;
  readonly to: number;
  readonly procedureDay: number;
  /** Nights at the clinic, from the procedure on. */
  readonly nights: number;
  /** First day on which the sources allow a flight; missing when patients come and go by road. */
  readonly flightDay?: number;
}

/** What one clinic offers for one procedure: all that lists and sorting need. */
export interface OfferView {
  /** Unique within the clinic. */
  readonly key: string;
  /** Id of the procedure. */
  readonly procedure: string;
  readonly careOption: CareOptionKey;
  readonly name: string;
  readonly price?: PriceView;
  readonly stay: StayView;
}

/** With what its price includes. */
export interface FullOfferView extends OfferView {
  readonly includes: string;
}

/** An offer on its procedure's page. */
export interface ProcedureOfferView extends FullOfferView {
  readonly clinic: ClinicIdentity;
  /** Example of a whole trip in whole US dollars, if the clinic gives one for this treatment. */
  readonly trip?: {
    readonly days: number;
    readonly care: number;
    readonly lodging: number;
    readonly travel: number;
    readonly words: {
      readonly care: string;
      readonly lodging: string;
      readonly travel: string;
      readonly total: string;
    };
  };
}
