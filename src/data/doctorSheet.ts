import type { Localized } from '../facts/locales';
import type { StayView } from './offer';

export interface SheetPart {
  readonly key: string;
  readonly title: Localized;
  readonly lines: Localized<readonly string[]>;
  /** Red flags are framed. */
  readonly framed?: boolean;
}

export interface SheetClinic {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly practitioners: readonly { readonly name: string; readonly licence: string }[];
  readonly stays: readonly { readonly name: Localized; readonly stay: StayView }[];
  readonly parts: readonly SheetPart[];
}

/** Words beside blanks, boxes and days. */
export type SheetLabel =
  | ('where' | 'who' | 'person' | 'born' | 'date' | 'doses')
  | ('arrival' | 'operation' | 'fly' | 'day' | 'check')
  | ('answer' | 'fit' | 'notYet' | 'today' | 'name' | 'signature');

/** A sheet for the patient's doctor: what all clinics share, and a block for each clinic that offers the procedure. */
export interface DoctorSheetView {
  readonly name: Localized;
  readonly procedurePath: string;
  readonly planned: Localized;
  /** What can be ticked: each line is one thing, in both languages. */
  readonly ticks: readonly SheetPart[];
  /** For after the journey. */
  readonly parts: readonly SheetPart[];
  readonly clinics: readonly SheetClinic[];
  /** Days of the checks after the procedure. */
  readonly checks: readonly number[];
  readonly labels: Readonly<Record<SheetLabel, Localized>>;
  readonly closing: Localized;
}
