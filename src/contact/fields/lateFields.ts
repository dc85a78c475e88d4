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

/** Never rejects: without the fields' code the server's form stays what it was, plain HTML that can be sent. */
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

/** Loads the fields' code, once, however often it is called. Resolves to whether it is there; after a failure, call again. */
export const loadFields = (): Promise<boolean> => {
  loading ??= tryToLoad();
  return loading;
};

/** Whether the code could not be had at the last attempt. */
export const areFieldsLost = (): boolean => lost;

/** Hears of every end of an attempt to load; returns what ends that. */
export const watchFields = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// The server waits for them; a browser until somebody uses the form, which calls loadFields.
const LateFields = lazy(
  typeof document === 'undefined' ? async () => ({ default: await importFields() }) : () => arrived,
);

/** The fields themselves where their code is there, else what waits for it: a lazy part suspends even for a moment. */
export const fieldsNow = (): Fields => loaded ?? LateFields;

// A page that a live site prepares for its visitor will draw the form itself, at once.
if (isLive()) void loadFields();
