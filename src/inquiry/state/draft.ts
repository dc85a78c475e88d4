import { useSyncExternalStore } from 'react';
import { setUnsavedChanges } from '../../client/unsavedChanges';
import type { Topic } from '../model/topic';
import { emptyValues, type InquiryValues, isBlank } from '../model/values';
import { createStore } from './store';

/*
 * What the visitor has typed. It lasts as long as the document: it survives moving between pages and switching
 * language. It is about somebody's health, so it is never written to any storage, address or log.
 */

interface Draft {
  readonly values: InquiryValues;
  /** Subjects from an address, or from the page on which the visitor wrote. */
  readonly topics: readonly Topic[];
  /** Keys of removed subjects. */
  readonly removed: readonly string[];
  readonly inquiryNumber?: string;
  /** The last query string whose subjects were used. */
  readonly adoptedQuery?: string;
  /** A number that the field shows in place of what was typed. */
  readonly phone?: { readonly shown: string; readonly typed: string };
}

const draft = createStore<Draft>({ values: emptyValues, topics: [], removed: [] });

/** The current draft. A change makes a new object, so one that was read never changes. */
export const readDraft = draft.read;

const setDraft = (next: Draft): void => {
  draft.set(next);
  setUnsavedChanges(!isBlank(next.values));
};

/** Replaces the given parts completely; the others stay. */
export const keepDraft = (change: Partial<Draft>): void => setDraft({ ...draft.read(), ...change });

/** Call it when an inquiry has arrived: the next one begins empty, and the address may name subjects again. */
export const forgetDraft = (): void => setDraft(draft.initial);

const readRemoved = () => draft.read().removed;

/** Keys of removed subjects, as they are now. */
export const useRemoved = () => useSyncExternalStore(draft.watch, readRemoved, () => draft.initial.removed);

/** What was typed where the field shows this number. */
export const typedPhone = (shown: string): string => {
  const { phone } = draft.read();
  return phone?.shown === shown ? phone.typed : shown;
};

const newNumber = (): string => Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0');

/**
 * The number of the current inquiry, the same for every attempt until it has arrived. A browser repeats a POST when the
 * connection breaks before the answer, and a visitor may press twice: the number shows the team that both are one
 * inquiry.
 */
export const inquiryNumber = (): string => {
  const kept = draft.read().inquiryNumber;
  if (kept) return kept;
  const inquiryNumber = newNumber();
  keepDraft({ inquiryNumber });
  return inquiryNumber;
};
