import type { Country } from '../facts/countries';
import type { Specialty } from '../facts/specialties';
import type { CareOptionSection } from '../schemas/careOption';
import type { ClinicCardView } from './clinic';
import type { PictureView } from './picture';
import type { ProcedureCardView } from './procedure';
import type { ProseSection } from './prose';
import type { AlternativeView, HelpView, ReviewView, SourceView } from './source';

export interface CareOptionCardView {
  readonly key: Specialty;
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  /** 4:3 */
  readonly picture: PictureView;
  /** How many clinics offer it. */
  readonly clinics: number;
  /** Where they are, those with most of them first. */
  readonly countries: readonly Country[];
}

export interface StepView {
  /** Plain text; empty for a step that its writer gave none. */
  readonly title: string;
  readonly html: string;
}

/** `html` of "addresses" and "howItWorks" is the text before the list, which stands apart. */
export interface CareOptionSectionView extends ProseSection {
  readonly key: CareOptionSection;
  /** addresses: exactly 7; otherwise empty. HTML of each item. */
  readonly items: readonly string[];
  /** Of howItWorks; otherwise empty. */
  readonly steps: readonly StepView[];
  /** Text after the list. */
  readonly after: string;
}

export interface CareOptionView {
  readonly key: Specialty;
  readonly name: string;
  readonly sample: boolean;
  readonly lede: string;
  /** 5:4 crop */
  readonly picture: PictureView;
  readonly coverAlt: string;
  readonly review: ReviewView;
  /** HTML of each deadly risk, before anything else on the page; mostly empty. */
  readonly danger: readonly string[];
  readonly help: HelpView;
  readonly alternatives: readonly AlternativeView[];
  readonly sources: readonly SourceView[];
  /** In their order. */
  readonly procedures: readonly ProcedureCardView[];
  readonly sections: readonly CareOptionSectionView[];
  /** Clinics that offer it, each with its price of it. */
  readonly clinics: readonly ClinicCardView[];
  /** Landscape of the country where most of them are, beside the call to action. */
  readonly callPicture: PictureView;
}
