import { useSyncExternalStore } from 'react';
import type { Language } from '../facts/locales';
import type { Failure } from './sending/readAnswer';

/*
 * The state of the inquiry being sent. It belongs to the visit, not to a form, so it continues when the visitor moves
 * to another page.
 */

/** The message for pages without a visible form: final words, in the language in which the inquiry was sent. */
export interface NewsElsewhere {
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
  readonly news: NewsElsewhere;
}

interface SentDelivery {
  readonly state: 'sent';
  readonly name: string;
  readonly email: string;
  /** The thanks have already been shown, in `language`. */
  readonly thanked: boolean;
  readonly language: Language;
  readonly news: NewsElsewhere;
}

export type FinishedDelivery = FailedDelivery | SentDelivery;

export type Delivery =
  | { readonly state: 'idle' }
  /** `after`: the failure before this attempt. Its notice stays until the answer arrives. */
  | { readonly state: 'sending'; readonly captchaValid: boolean; readonly after?: FailedDelivery }
  | FinishedDelivery;

const idle: Delivery = { state: 'idle' };

let delivery: Delivery = idle;
const listeners = new Set<() => void>();

/** The same object until setDelivery is called. */
export const readDelivery = (): Delivery => delivery;

/** Notifies every form of the visit before it returns. */
export const setDelivery = (next: Delivery): void => {
  delivery = next;
  for (const listener of listeners) listener();
};

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The delivery as it is now; idle in server rendering. */
export const useDelivery = (): Delivery => useSyncExternalStore(watch, readDelivery, () => idle);
