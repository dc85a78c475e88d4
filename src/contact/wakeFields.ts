import { isBlank } from './fields';
import { readValues } from './formElement';

const signs = ['focusin', 'pointerdown', 'input'] as const;

/** Something has been asked of the form already: by the address, by typing or by the browser, which restores fields. */
const isInUse = (form: HTMLFormElement): boolean =>
  window.location.search !== '' || form.contains(document.activeElement) || !isBlank(readValues(form));

interface FirstUse {
  /** The form is awake: what was sent meanwhile goes its way. */
  readonly release: () => void;
  /** It will not wake: the browser checks and sends it, as before. */
  readonly giveBack: () => void;
}

/**
 * Calls `wake` when the form of the host is first used, or is in use already. A form sent before it is awake waits, and is
 * not checked by the browser, whose messages the form's own would follow at once.
 */
export const watchFirstUse = (host: HTMLElement, wake: () => void): FirstUse => {
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
  if (form) form.noValidate = true;
  if (form && isInUse(form)) wake();

  const release = (): void => {
    for (const sign of signs) host.removeEventListener(sign, wake);
    host.removeEventListener('submit', onSubmit, true);
    if (!waiting) return;
    waiting = false;
    button()?.removeAttribute('aria-busy');
    // Pressed once more, as Safari before 16 has no other way: an error here would take the form away.
    button()?.click();
  };
  const giveBack = (): void => {
    if (form) form.noValidate = false;
    release();
  };
  return { release, giveBack };
};
