import { type ComponentType, lazy } from 'react';
import { isLive } from '../../web/liveness';
import { loadPart } from '../../web/loadPart';
import type { InquiryFieldsProps } from './InquiryFields';

type Fields = ComponentType<InquiryFieldsProps>;

const importFields = async (): Promise<Fields> => (await loadPart(() => import('./InquiryFields'))).InquiryFields;

let loaded: Fields | undefined;
let loading: Promise<boolean> | undefined;
let lost = false;
let arrive: (fields: { default: Fields }) => void;

/** Never rejects: without the fields' code the server's form is still plain HTML that can be sent. */
const arrived = new Promise<{ default: Fields }>((resolve) => {
  arrive = resolve;
});

const listeners = new Set<() => void>();

const tryToLoad = async (): Promise<boolean> => {
  try {
    loaded = await importFields();
    arrive({ default: loaded });
  } catch {
    loading = undefined;
    if (!navigator.onLine) addEventListener('online', () => void loadFields(), { once: true });
  }
  lost = !loaded;
  for (const listener of listeners) listener();
  return !lost;
};

/**
 * Loads the fields' code once, no matter how often it is called. Resolves to whether it has loaded; after a failure,
 * call it again.
 */
export const loadFields = (): Promise<boolean> => {
  loading ??= tryToLoad();
  return loading;
};

/** Whether the last attempt to load the code failed. */
export const areFieldsLost = (): boolean => lost;

/** Calls back after every attempt to load; returns a function that stops this. */
export const watchFields = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// The server waits for the fields. A browser waits until somebody uses the form, which calls loadFields.
const LateFields = lazy(
  typeof document === 'undefined' ? async () => ({ default: await importFields() }) : () => arrived,
);

/**
 * The fields when their code has loaded, otherwise a lazy part that waits for it: a lazy part always suspends briefly.
 */
export const fieldsNow = (): Fields => loaded ?? LateFields;

// On a page that a live site prepares for its visitor, the form is rendered here at once.
if (isLive()) void loadFields();
