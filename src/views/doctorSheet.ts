import type { Language } from '../facts/locales';
import type { StayView } from './offer';

/** The same content in each language; the sheet shows both side by side. */
export type Both<Value = string> = Readonly<Record<Language, Value>>;

/** A part of the sheet: a heading with lines below it. */
export interface SheetPart {
  readonly key: string;
  readonly title: Both;
  readonly lines: Both<readonly string[]>;
  /** Red flags are framed. */
  readonly framed?: boolean;
}

export interface SheetClinic {
  /** The fragment that selects it. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly operators: readonly { readonly name: string; readonly licence: string }[];
  readonly stays: readonly { readonly name: Both; readonly stay: StayView }[];
  readonly parts: readonly SheetPart[];
}

/** A sheet for the patient's doctor: what all clinics share, and a block for each clinic that offers the procedure. */
export interface DoctorSheetView {
  readonly name: Both;
  readonly procedurePath: string;
  readonly planned: SheetPart;
  readonly parts: readonly SheetPart[];
  readonly clinics: readonly SheetClinic[];
  /** Days of the checks after the procedure. */
  readonly checks: readonly number[];
  readonly labels: Readonly<
    Record<'where' | 'who' | 'person' | 'born' | 'date' | 'arrival' | 'operation' | 'fly' | 'day' | 'check', Both>
  >;
  readonly closing: Both;
}
