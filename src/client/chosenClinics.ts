import { isObject } from '../facts/isObject';
import { compared } from '../facts/limits';

/*
 * The clinics chosen for comparison, as a small store. It is kept only in this tab's session storage: what somebody
 * considers for their health is gone with the tab. When the browser refuses that storage, it is kept in memory.
 */

export interface ChosenClinic {
  readonly id: string;
  /** In the language of the page on which it was chosen. */
  readonly name: string;
}

export interface Chosen {
  /** Id of the procedure to compare; missing when clinics are compared in general. */
  readonly procedure?: string;
  /** In the order of choosing, each once, at most `compared.atMost`. */
  readonly clinics: readonly ChosenClinic[];
}

const storageKey = 'compare';

export const nothingChosen: Chosen = { clinics: [] };

const listeners = new Set<() => void>();
let inMemory: string | null = null;
let last: { readonly text: string | null; readonly chosen: Chosen } = { text: null, chosen: nothingChosen };

const readText = (): string | null => {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return inMemory;
  }
};

const writeText = (text: string | null): void => {
  inMemory = text;
  try {
    if (text === null) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, text);
  } catch {
    // The value is still in memory.
  }
};

const isClinic = (value: unknown): value is ChosenClinic =>
  isObject(value) && typeof value.id === 'string' && typeof value.name === 'string';

/** The choice written by an earlier page; anything else counts as none. */
const parse = (text: string | null): Chosen => {
  if (text === null) return nothingChosen;
  try {
    const value: unknown = JSON.parse(text);
    const { clinics, procedure }: { readonly [Key in keyof Chosen]?: unknown } = isObject(value) ? value : {};
    if (!Array.isArray(clinics) || !clinics.every(isClinic)) return nothingChosen;
    const isAsked = typeof procedure === 'string' && procedure !== '';
    return { ...(isAsked && { procedure }), clinics: clinics.slice(0, compared.atMost) };
  } catch {
    return nothingChosen;
  }
};

/** The same object until the choice changes, as `useSyncExternalStore` requires of a snapshot. */
export const readChosen = (): Chosen => {
  const text = readText();
  if (text !== last.text) last = { text, chosen: parse(text) };
  return last.chosen;
};

/** Replaces the choice and notifies all listeners before it returns. */
export const writeChosen = (chosen: Chosen): void => {
  writeText(chosen.clinics.length === 0 ? null : JSON.stringify(chosen));
  for (const listener of listeners) listener();
};

/** Calls back when the choice changes, or is another on a page from the browser's cache. Returns a way to stop it. */
export const watchChosen = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('pageshow', onChange);
  };
};

export const isChosen = ({ clinics }: Chosen, id: string): boolean => clinics.some((clinic) => clinic.id === id);

/** Whether another clinic would be too many. */
export const isFull = ({ clinics }: Chosen): boolean => clinics.length >= compared.atMost;

/** Adds a clinic, if there is room and it is not chosen yet. The last `procedure` that it was chosen for counts. */
export const withClinic = (chosen: Chosen, { id, name }: ChosenClinic, procedure?: string): Chosen => {
  if (isFull(chosen) || isChosen(chosen, id)) return chosen;
  return { ...chosen, ...(procedure && { procedure }), clinics: [...chosen.clinics, { id, name }] };
};

/** Removes a clinic. Removing the last one also removes the procedure. */
export const withoutClinic = (chosen: Chosen, id: string): Chosen => {
  const clinics = chosen.clinics.filter((clinic) => clinic.id !== id);
  return clinics.length === 0 ? nothingChosen : { ...chosen, clinics };
};
