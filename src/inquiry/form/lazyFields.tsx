import { type ComponentType, lazy, useEffect } from 'react';
import { loadChunk } from '../../client/loadChunk';
import { navigation } from '../../client/navigation';
import { hasUnsavedChanges } from '../../client/unsavedChanges';
import { isHydrated } from '../../hydration/hydrated';
import { timeouts, wait } from '../model/timeouts';
import { WriteInstead } from '../result/WriteInstead';
import { createStore, useStore } from '../state/store';
import type { InquiryFormProps } from './InquiryFields';

type Fields = ComponentType<InquiryFormProps>;
type FieldsModule = { default: Fields };

/** Whether the last attempt to load the fields' code failed. */
export const fieldsLoadFailed = createStore(false);

let loaded: Fields | undefined;
let loading: Promise<void> | undefined;
let arrive: (module: FieldsModule) => void;

/** Never rejects: without the fields' code the server's form is still plain HTML that can be sent. */
const arrived = new Promise<FieldsModule>((resolve) => {
  arrive = resolve;
});

const importFields = async (): Promise<FieldsModule> => ({
  default: (await loadChunk(() => import('./InquiryFields'))).InquiryFields,
});

/** @param last whether a failure stands although the browser is online */
const tryToLoad = async (last = navigator.onLine): Promise<void> => {
  try {
    const module = await importFields();
    loaded = module.default;
    arrive(module);
  } catch {
    // Just after the connection has come back, a request may still fail.
    if (!last && navigator.onLine) {
      await wait(timeouts.reconnectMs);
      return tryToLoad(true);
    }
    loading = undefined;
    if (!navigator.onLine) addEventListener('online', reconnect, { once: true });
  }
  fieldsLoadFailed.set(!loaded);
};

const reconnect = (): void => {
  loading ??= tryToLoad(false);
};

/** Loads the fields' code once, no matter how often it is called. Never rejects; after a failure, call it again. */
export const loadFields = (): Promise<void> => {
  loading ??= tryToLoad();
  return loading;
};

// The server waits for the fields. A browser waits until somebody uses the form, which calls loadFields.
const LazyFields = lazy(() => (typeof document === 'undefined' ? importFields() : arrived));

/**
 * The fields when their code has loaded, otherwise a lazy part that waits for it: a lazy part always suspends briefly.
 */
export const getFields = (): Fields => loaded ?? LazyFields;

const tryAgain = async (): Promise<void> => {
  // A newer build has different files, so the page reloads, unless words typed on another page would be lost.
  await loadFields();
  if (fieldsLoadFailed.read() && !hasUnsavedChanges()) navigation.reload();
};

/** Shown instead of the fields on a page without the server's HTML, until their code has loaded. */
export function FieldsFallback() {
  const lost = useStore(fieldsLoadFailed);
  useEffect(() => void loadFields(), []);
  useEffect(() => {
    if (lost) console.error('The form could not be loaded.');
  }, [lost]);
  return lost ? <WriteInstead onRetry={() => void tryAgain()} /> : null;
}

// On a page that is rendered in the browser, the form is rendered here at once.
if (isHydrated()) void loadFields();
