import { useSyncExternalStore } from 'react';
import type { Language } from '../facts/locales';
import type { Failure } from './sending/readAnswer';

/* What became of the inquiry. It belongs to the visit, not to a form: it goes on when the visitor moves to another page. */

/** What is said of it where no form is in sight: final words, in the language in which it was sent. */
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
  /** The thanks have been on a page, in `language`. */
  readonly thanked: boolean;
  readonly language: Language;
  readonly news: NewsElsewhere;
}

export type FinishedDelivery = FailedDelivery | SentDelivery;

export type Delivery =
  | { readonly state: 'idle' }
  /** `after`: the failure that this attempt follows; its notice stays until the answer is there. */
  | { readonly state: 'sending'; readonly captchaValid: boolean; readonly after?: FailedDelivery }
  | FinishedDelivery;

const idle: Delivery = { state: 'idle' };

let delivery: Delivery = idle;
const listeners = new Set<() => void>();

/** The same object until setDelivery is called. */
export const readDelivery = (): Delivery => delivery;

/** Every form of the visit hears of it before this returns. */
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
