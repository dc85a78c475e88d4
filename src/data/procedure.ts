import type { CareOptionKey } from '../facts/careOptionKeys';
import type { Evidence } from '../schemas/procedure';
import type { FigureView, OfferRowView } from './offer';
import type { PictureView } from './picture';
import type { ProseSection } from './prose';
import type { ProcedureRowView } from './search';
import type { AlternativeView, HelpView, ReviewView, SourceView } from './source';

export interface RiskView {
  readonly key: string;
  readonly name: string;
  readonly html: string;
  /** HTML with its citation, when a source says how often. */
  readonly howOften?: string;
  /** The same in a few words. */
  readonly figure?: string;
  /** Of 100 people. */
  readonly perHundred?: { readonly from: number; readonly to: number };
}

interface Answered {
  /** In plain words, for the title of a fold. */
  readonly answer: string;
}

/** HTML of each entry, and what the first one is about. */
export interface FoldedList extends Answered {
  readonly entries: readonly string[];
}

/** A stage of recovery or a check, in days after the procedure. */
export interface RecoveryView {
  readonly stages: readonly {
    readonly key: string;
    readonly label: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly checks: readonly number[];
}

export interface ProcedureView {
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly lede: string;
  readonly evidence: Evidence;
  readonly careOption: { readonly key: CareOptionKey; readonly name: string; readonly path: string };
  /** The care option's, 5:4. */
  readonly picture: PictureView;
  readonly coverAlt: string;
  /** By plane and by road, which cannot be set side by side; empty where nobody offers it. */
  readonly figures: readonly FigureView[];
  /** `isOwn` where no source names a day and the site has chosen one. */
  readonly flight: { readonly days: number; readonly html: string; readonly isOwn: boolean };
  readonly help: HelpView;
  /** What is done, what is known, what is not known; each with its first sentence. */
  readonly sections: readonly (ProseSection & Answered)[];
  /** Lowest price first, up to the number that the page shows. */
  readonly offers: readonly OfferRowView[];
  /** How many clinics offer it, including those not shown; as in every list of procedures. */
  readonly clinicCount: number;
  /** How many of the clinics that offer it, or a part of it, are not shown. */
  readonly moreClinics: number;
  readonly recovery: RecoveryView;
  readonly risks: readonly RiskView[];
  /** HTML of each entry. */
  readonly notFor: readonly string[];
  readonly alternatives: readonly AlternativeView[];
  readonly priceFactors: FoldedList;
  readonly questions: FoldedList;
  readonly medicines: FoldedList;
  readonly sources: readonly SourceView[];
  readonly review: ReviewView;
  readonly sheetPath: string;
}

/** A procedure in the list of its care option. */
export interface ProcedureCardView extends ProcedureRowView {
  readonly evidence: Evidence;
  readonly summary: string;
}
