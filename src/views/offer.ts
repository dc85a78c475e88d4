import type { Country } from '../facts/countries';

/** `old`: confirmed more than six months ago. `expired`: more than twelve, and therefore no longer shown. */
export type PriceAge = 'fresh' | 'old' | 'expired';

export interface PriceView {
  /** Both ends in words: "$9,800" and "12,400". */
  readonly from: string;
  readonly to: string;
  /** Both ends in whole US dollars. */
  readonly amounts: { readonly from: number; readonly to: number };
  /** Day of the confirmation in words, and its month for places where that is enough. */
  readonly verified: string;
  readonly verifiedMonth: string;
  readonly age: PriceAge;
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

/** One clinic's offer for one procedure. */
export interface OfferView {
  readonly clinic: {
    readonly id: string;
    readonly name: string;
    readonly city: string;
    readonly country: Country;
    readonly path: string;
    readonly sample: boolean;
  };
  /** Key of the clinic's treatment. */
  readonly treatment: string;
  readonly name: string;
  readonly includes: string;
  readonly price: PriceView;
  readonly stay: StayView;
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
