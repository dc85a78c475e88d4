import { noteUnsent } from '../web/unsent';
import type { Subject } from './fields/subject';
import { emptyValues, type InquiryValues, isBlank } from './values';

/*
 * What the visitor has typed, for as long as the document lives: it survives moving between pages and switching language.
 * It is about somebody's health, so nothing is written to any storage, address or log.
 */

interface Draft {
  readonly values: InquiryValues;
  /** The destination was chosen by hand: arriving from a clinic does not change it any more. */
  readonly destinationChosen: boolean;
  /** What the visitor asked for by an address, or what the page was about on which they wrote. */
  readonly about: readonly Subject[];
  /** Keys of what they have taken out. */
  readonly removed: readonly string[];
  readonly inquiryNumber?: string;
  /** The query string that was taken up last. */
  readonly adoptedQuery?: string;
}

const blank: Draft = { values: emptyValues, destinationChosen: false, about: [], removed: [] };

let draft: Draft = blank;

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

const newNumber = (): string => Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0');

/**
 * The number of the inquiry that is being written, the same at every attempt until it has arrived. A browser may repeat a
 * POST when the connection breaks before the answer, and so may the visitor: the number shows the team that both are one.
 */
export const inquiryNumber = (): string => {
  const number = draft.inquiryNumber ?? newNumber();
  keepDraft({ inquiryNumber: number });
  return number;
};
