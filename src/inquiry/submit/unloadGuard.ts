import { hasUnsavedChanges } from '../../client/unsavedChanges';
import { timeouts } from '../model/timeouts';
import { delivery } from '../state/delivery';

/** Links that other programs open, so that the page stays. */
const elsewhere = 'a[href^="mailto:"], a[href^="tel:"]';

let mailed = false;

const onClick = ({ target }: MouseEvent): void => {
  mailed = target instanceof Element && target.closest(elsewhere) !== null;
  // If no program opens, a visitor who leaves by the browser's own buttons presses nothing else on the page.
  if (mailed) setTimeout(() => (mailed = false), timeouts.mailMs);
};

const onLeaving = (event: BeforeUnloadEvent): void => {
  const { state } = delivery.read();
  if (!mailed && hasUnsavedChanges() && (state === 'sending' || state === 'failed')) event.preventDefault();
};

/**
 * Makes the browser ask before the visitor leaves, while an inquiry is being sent or has failed: the page holds the
 * only copy of the text, and the visitor may believe that it was sent. Calling it again changes nothing.
 */
export const addUnloadGuard = (): void => {
  addEventListener('click', onClick, true);
  addEventListener('beforeunload', onLeaving);
};

/**
 * Lets the visitor leave, because the inquiry has arrived. Browsers keep no page that asks in their back-forward cache.
 */
export const removeUnloadGuard = (): void => {
  removeEventListener('click', onClick, true);
  removeEventListener('beforeunload', onLeaving);
};
