import { hasUnsent } from '../../web/unsent';
import { readDelivery } from '../delivery';
import { patience } from '../patience';

/** Links that other programs open: the page stays. */
const elsewhere = 'a[href^="mailto:"], a[href^="tel:"]';

let mailed = false;

const onClick = ({ target }: MouseEvent): void => {
  mailed = target instanceof Element && target.closest(elsewhere) !== null;
  // Where no program opens, who goes on by the browser's own buttons presses nothing else on the page.
  if (mailed) setTimeout(() => (mailed = false), patience.mailMs);
};

const onLeaving = (event: BeforeUnloadEvent): void => {
  const { state } = readDelivery();
  if (!mailed && hasUnsent() && (state === 'sending' || state === 'failed')) event.preventDefault();
};

/**
 * Has the browser ask before the page goes while an inquiry is on its way or has failed: it holds the only copy of the
 * text, and who has pressed Send may take it for sent. Calling it again changes nothing.
 */
export const holdPage = (): void => {
  addEventListener('click', onClick, true);
  addEventListener('beforeunload', onLeaving);
};

/** Lets the page go: the inquiry has arrived. Browsers keep no page for going back that asks. */
export const letGo = (): void => {
  removeEventListener('click', onClick, true);
  removeEventListener('beforeunload', onLeaving);
};
