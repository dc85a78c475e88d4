import type { CareOptionKey } from '../facts/careOptionKeys';
import type { Country } from '../facts/countries';
import type { CareOptionSection } from '../schemas/careOption';
import type { ClinicRowView } from './clinic';
import type { PictureView } from './picture';
import type { ProcedureCardView } from './procedure';
import type { ProseSection } from './prose';
import type { AlternativeView, HelpView, ReviewView, SourceView } from './source';

export interface CareOptionCardView {
  readonly key: CareOptionKey;
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  /** 4:3 */
  readonly picture: PictureView;
  readonly clinics: number;
  /** The clinics' countries; those with the most clinics come first. */
  readonly countries: readonly Country[];
  /** Its lowest price, and the procedure that costs it; missing when no price is shown. */
  readonly lowest?: { readonly procedure: string; readonly price: string };
  readonly procedures: number;
  /** None of its procedures is shown to help. */
  readonly unproven?: true;
}

export interface StepView {
  /** Plain text; empty for a step without a title. */
  readonly title: string;
  readonly html: string;
}

/** `html` of "addresses" and "howItWorks" is the text before the list. The list is separate. */
export interface CareOptionSectionView extends ProseSection {
  readonly key: CareOptionSection;
  /** For addresses: exactly 7; otherwise empty. HTML of each item. */
  readonly items: readonly string[];
  /** For howItWorks; otherwise empty. */
  readonly steps: readonly StepView[];
  /** Text after the list. */
  readonly after: string;
  /** What stands below its "### " headings, each a part of its own. */
  readonly parts: readonly ProseSection[];
}

export interface CareOptionView {
  readonly key: CareOptionKey;
  readonly name: string;
  readonly sample: boolean;
  readonly lede: string;
  /** 5:4 crop */
  readonly picture: PictureView;
  readonly coverAlt: string;
  readonly review: ReviewView;
  /** HTML of each deadly risk, open before any button that asks; may be empty. */
  readonly danger: readonly string[];
  /** Who is not accepted at any clinic, HTML of each; empty where clinics decide for themselves. */
  readonly notFor: readonly string[];
  readonly help: HelpView;
  readonly alternatives: readonly AlternativeView[];
  readonly sources: readonly SourceView[];
  /** In their order. */
  readonly procedures: readonly ProcedureCardView[];
  readonly sections: readonly CareOptionSectionView[];
  readonly clinics: readonly ClinicRowView[];
}
