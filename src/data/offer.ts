import type { CareOptionKey } from '../facts/careOptionKeys';
import type { Country } from '../facts/countries';
import type { Departure } from '../facts/departures';
import type { TripLine } from '../facts/tripLines';
import type { CertificateView } from './certificate';
import type { ClinicIdentity } from './clinicIdentity';
import type { PictureView } from './picture';

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
  /** Nights at the clinic. */
  readonly nights: number;
  /** First day on which the sources allow a flight; missing when patients come and go by road. */
  readonly flightDay?: number;
}

/** A journey after the first one, which may be without a procedure, and then has no day of it and none of a flight. */
export interface LaterTripView extends Pick<StayView, 'from' | 'to' | 'nights' | 'flightDay'> {
  readonly procedureDay?: number;
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
  readonly procedure: string;
  readonly careOption: CareOptionKey;
  readonly name: string;
  /** Nobody has shown that it helps. */
  readonly unproven?: true;
  readonly scope?: ScopeView;
  readonly price?: PriceView;
  readonly stay: StayView;
  /** Journeys after the one of `stay`, where it takes several. */
  readonly later?: readonly LaterTripView[];
  /** Names of the countries from which people drive; missing where they come by plane. */
  readonly roadFrom?: string;
  /**
   * What all its trips cost two people with everything that belongs to them, in words; missing where price or costs of the
   * stay were confirmed too long ago.
   */
  readonly forTwo?: string;
}

/** How the sum of the whole trip is made: this site's own, of what the clinic states. */
export interface WholeTripView {
  /** Ranges in words, for two people and for one; missing where it is in the price. */
  readonly lines: readonly { readonly line: TripLine; readonly two?: string; readonly one?: string }[];
  /** The sum for one person. */
  readonly forOne: string;
  /** A night in lodging for two and for one, and a day's meals for one, in words. */
  readonly rates: { readonly two: string; readonly one: string; readonly meals: string };
  /** Where the fare starts; missing where people drive. */
  readonly from?: Departure;
  /** How many pieces its price is multiplied by. */
  readonly pieces?: number;
  /** The earlier of the days on which price and costs of the stay were confirmed, in words. */
  readonly verified: string;
}

/** What whole offers cost and how long they take, of those who come by plane or by road. */
export interface FigureView {
  readonly way: 'plane' | 'road';
  /** "With crown", where the procedure has scopes. */
  readonly scope?: string;
  /** Where its clinics are, if those of all countries would make a range that says nothing. */
  readonly country?: Country;
  /** Without prices to be asked for again, as long as another is fresh; missing where no offer has a price. */
  readonly price?: PriceRange;
  readonly days: { readonly from: number; readonly to: number };
  /** Further journeys, where some or all of the offers take several. */
  readonly later?: readonly Pick<LaterTripView, 'from' | 'to' | 'after'>[];
  readonly roadFrom?: string;
}

/** With what goes with it. */
export interface FullOfferView extends OfferView {
  readonly includes: string;
  /** In place of what the clinic's prices leave out in general. */
  readonly excludes?: readonly string[];
  /** Who checks after the return home, in place of what the clinic says of that in general. */
  readonly afterReturn?: string;
  /** Missing where `forTwo` is. */
  readonly wholeTrip?: WholeTripView;
}

/** An offer with the clinic that makes it. */
export interface ProcedureOfferView extends FullOfferView {
  readonly clinic: ClinicIdentity;
}

/** The same as a row on its procedure's page. */
export interface OfferRowView extends ProcedureOfferView {
  /** The clinic's. */
  readonly picture: PictureView;
  /** The certificate that covers it, the one that holds longest: its short name, and the month in which it ends. */
  readonly certificate?: CertificateView;
}
