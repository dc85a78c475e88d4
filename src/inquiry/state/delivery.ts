import type { Language } from '../../facts/locales';
import type { Failure } from '../model/failure';
import { createStore } from './store';

/** The message for pages without a visible form: final words, in the language in which the inquiry was sent. */
export interface ToastText {
  readonly language: Language;
  readonly title?: string;
  readonly text: string;
  readonly back: string;
  readonly close: string;
}

export interface FailedDelivery {
  readonly state: 'failed';
  readonly failure: Failure;
  /** Counts attempts, so that the same failure is announced again. */
  readonly attempt: number;
  readonly news: ToastText;
}

/** What the sender keeps; none of it is stored. */
export interface Receipt {
  readonly number: string;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
  readonly copy: readonly (readonly [label: string, value: string])[];
  /** The sheet for the doctor, when the inquiry is about a procedure. */
  readonly sheetPath?: string | undefined;
}

interface SentDelivery {
  readonly state: 'sent';
  readonly name: string;
  readonly email: string;
  readonly receipt?: Receipt;
  /** The language in which the thanks have been shown. */
  readonly thankedIn?: Language;
  readonly news: ToastText;
}

export type Delivery =
  | { readonly state: 'idle' }
  /** `after`: the failure before this attempt. Its notice stays until the answer arrives. */
  | { readonly state: 'sending'; readonly captchaValid: boolean; readonly after?: FailedDelivery }
  | FailedDelivery
  | SentDelivery;

/** The inquiry being sent. It belongs to no form, so it continues when the visitor moves to another page. */
export const delivery = createStore<Delivery>({ state: 'idle' });
