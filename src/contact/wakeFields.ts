import { type InquirySubject, isBlank } from './fields';
import { hasChosenDestination, readValues } from './readForm';
import { keepDraft } from './visit';

const signs = ['focusin', 'pointerdown', 'input'] as const;

const isWritten = (form: HTMLFormElement): boolean => !isBlank(readValues(form));

/** Something has been asked of the form already: by the address, by typing or by the browser, which restores fields. */
const isInUse = (form: HTMLFormElement): boolean =>
  window.location.search !== '' || form.contains(document.activeElement) || isWritten(form);

interface FirstUse {
  /** The form is awake: what was sent meanwhile goes its way. */
  readonly release: () => void;
  /** It will not wake: the browser checks and sends it, as before. */
  readonly giveBack: () => void;
}

/**
 * Calls `wake` when the form of the host is first used, or is in use already. A form sent before it is awake waits, and is
 * not checked by the browser, whose messages the form's own would follow at once. What is written until then belongs to the
 * visit already: who goes on meanwhile, or never gets the rest of the form, finds it in the next one.
 * @param about what the page itself is about: goes along with what is written
 */
export const watchFirstUse = (host: HTMLElement, wake: () => void, about?: InquirySubject): FirstUse => {
  let waiting = false;
  // Found anew each time: on a translated page the form that wakes is another.
  const button = () => host.querySelector<HTMLElement>('[type=submit]');
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    waiting = true;
    button()?.setAttribute('aria-busy', 'true');
    wake();
  };
  for (const sign of signs) host.addEventListener(sign, wake, { passive: true });
  host.addEventListener('submit', onSubmit, true);
  const form = host.querySelector('form');
  const keep = (): void => {
    if (!form) return;
    keepDraft({ values: readValues(form), ...(about && { about }) });
    if (hasChosenDestination(form)) keepDraft({ destinationChosen: true });
  };
  host.addEventListener('input', keep);
  if (form) form.noValidate = true;
  if (form && isWritten(form)) keep();
  if (form && isInUse(form)) wake();

  const endWait = (): void => {
    for (const sign of signs) host.removeEventListener(sign, wake);
    host.removeEventListener('submit', onSubmit, true);
    if (!waiting) return;
    waiting = false;
    button()?.removeAttribute('aria-busy');
    // Pressed once more, as Safari before 16 has no other way: an error here would take the form away.
    button()?.click();
  };
  const release = (): void => {
    host.removeEventListener('input', keep);
    endWait();
  };
  const giveBack = (): void => {
    if (form) form.noValidate = false;
    endWait();
  };
  return { release, giveBack };
};
