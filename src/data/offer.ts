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
  /** It is for each of several pieces, such as crowns; the words say so. */
  readonly each?: boolean;
  /** Month of the last confirmation where that is more than six months ago: one has to ask again. */
  readonly stale?: string;
}

/** A price that was confirmed within the last twelve months. An older one has no words: an offer is then without a price. */
export interface PriceView extends PriceRange {
  /** Day of the confirmation, in words and as YYYY-MM-DD. */
  readonly verified: string;
  readonly verifiedDay: string;
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

/** A journey after the first one. */
export interface LaterTripView {
  readonly from: number;
  readonly to: number;
  /** Months at home before it. */
  readonly after: { readonly from: number; readonly to: number };
}

/** What an offer covers, of a procedure whose offers cannot all be set side by side. */
export interface ScopeView {
  readonly key: string;
  /** "With crown" */
  readonly label: string;
  /** "the crown"; missing where it is the whole treatment. */
  readonly missing?: string;
}

/** What one clinic offers for one procedure: all that lists and sorting need. */
export interface OfferView {
  /** Unique within the clinic. */
  readonly key: string;
  /** Id of the procedure. */
  readonly procedure: string;
  readonly careOption: CareOptionKey;
  readonly name: string;
  readonly scope?: ScopeView;
  readonly price?: PriceView;
  readonly stay: StayView;
  /** Journeys after the one of `stay`, where it takes several. */
  readonly later?: readonly LaterTripView[];
}

/** What whole offers cost and how long they take, of those who come by plane or by road. */
export interface FigureView {
  readonly way: 'plane' | 'road';
  /** "With crown", where the procedure has scopes. */
  readonly scope?: string;
  /** Without prices to be asked for again, as long as another is fresh; missing where no offer has a price. */
  readonly price?: PriceRange;
  readonly days: { readonly from: number; readonly to: number };
}

/** With what goes with it. */
export interface FullOfferView extends OfferView {
  readonly includes: string;
  /** In place of what the clinic's prices leave out in general. */
  readonly excludes?: readonly string[];
  /** Who checks after the return home, in place of what the clinic says of that in general. */
  readonly afterReturn?: string;
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
