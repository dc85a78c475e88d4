import type { Language } from '../facts/locales';
import { noteUnsent } from '../web/unsent';
import { emptyValues, type InquirySubject, type InquiryValues, isBlank } from './fields';
import type { Failure } from './outcome';

/*
 * What the visitor has typed and what became of it, for as long as the document lives: it survives moving between pages and
 * switching language. Health is spoken of here, so nothing is written to any storage, address or log.
 */

interface Draft {
  readonly values: InquiryValues;
  /** The destination was chosen by hand: arriving from a clinic does not change it any more. */
  readonly destinationChosen: boolean;
  /** Undefined until the visitor asked for something or typed; empty after they removed it. */
  readonly about?: InquirySubject;
  /** What the page was about on which `about` was decided; undefined on a page about nothing in particular. */
  readonly aboutFrom?: string;
  /** By which the team knows an inquiry that comes twice: the same at every attempt. */
  readonly reference?: string;
  /** The query string that was taken up last. */
  readonly adoptedQuery?: string;
}

export interface FailedDelivery {
  readonly state: 'failed';
  readonly failure: Failure;
  /** Counts attempts, so that the same failure is announced again. */
  readonly attempt: number;
}

interface SentDelivery {
  readonly state: 'sent';
  readonly name: string;
  readonly email: string;
  /** The thanks have been on a page, in `language`. */
  readonly thanked: boolean;
  readonly language: Language;
}

export type FinishedDelivery = FailedDelivery | SentDelivery;

export type Delivery =
  | { readonly state: 'idle' }
  /** `after`: the failure that this attempt follows; its notice stays until the answer is there. */
  | { readonly state: 'sending'; readonly captchaValid: boolean; readonly after?: FailedDelivery }
  | FinishedDelivery;

const idle: Delivery = { state: 'idle' };
const blank: Draft = { values: emptyValues, destinationChosen: false };

let draft: Draft = blank;
let delivery: Delivery = idle;
const listeners = new Set<() => void>();

/** The draft as it is now; a change makes a new one, so what was read stays as it was. */
export const readDraft = (): Draft => draft;

/** Replaces the given parts as a whole; the others stay. */
export const keepDraft = (change: Partial<Draft>): void => {
  draft = { ...draft, ...change };
  noteUnsent(!isBlank(draft.values));
};

/** Replaces the given fields; the others stay as they were kept. */
export const keepValues = (values: Partial<InquiryValues>): void =>
  keepDraft({ values: { ...draft.values, ...values } });

/** For when an inquiry has arrived: the next one begins empty, and what the address asks for counts again. */
export const forgetDraft = (): void => {
  draft = blank;
  noteUnsent(false);
};

/** For `useSyncExternalStore`: every form of the visit shows the same delivery. */
export const watchDelivery = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same object until setDelivery is called, as `useSyncExternalStore` demands of a snapshot. */
export const readDelivery = (): Delivery => delivery;

/** What server-rendered pages show. */
export const initialDelivery = (): Delivery => idle;

/** Every form of the visit hears of it before this returns. */
export const setDelivery = (next: Delivery): void => {
  delivery = next;
  for (const listener of listeners) listener();
};
