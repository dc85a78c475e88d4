import { isHydrated } from '../../hydration/hydrated';
import type { Topic } from '../model/topic';
import { keepDraft } from '../state/draft';
import type { Store } from '../state/store';
import { readForm } from './formElement';

/** The fields' code, which takes the form over. Given by the caller, since that code itself needs this file. */
interface FieldsCode {
  /** Loads it; never rejects. */
  readonly load: () => Promise<void>;
  /** Whether the last attempt to load it failed. */
  readonly lost: Store<boolean>;
}

interface ServerForm {
  readonly form: HTMLFormElement;
  readonly detach: () => void;
  /** Copies the form's values into the draft. Call the result once the hydrated fields show them. */
  readonly transferState: () => () => void;
}

/** By the id of the form. */
const attached = new Map<string, ServerForm>();

/** The events by which a form is used. */
const uses = ['focusin', 'pointerdown', 'input', 'click'];

const begin = (
  formId: string,
  form: HTMLFormElement,
  topics: readonly Topic[],
  { load, lost }: FieldsCode,
): ServerForm => {
  let focused = form.contains(document.activeElement) ? document.activeElement?.id : undefined;
  let waiting = false;

  const keep = (): void => keepDraft({ ...readForm(form).parts, topics });
  const buttonNow = () => document.querySelector<HTMLElement>(`#${formId} form [type=submit]`);
  const isLostOnline = () => lost.read() && navigator.onLine;

  const onUse = (event: Event): void => {
    if (!(event.target instanceof Element) || !form.contains(event.target)) return;
    if (event.type === 'focusin') focused = event.target.id;
    if (event.type === 'input') keep();
    if (event.type === 'click' && event.target.closest('[type=submit]') && !isLostOnline()) {
      // Waits for the fields' own checks and for the mail with its number.
      event.preventDefault();
      waiting = true;
      buttonNow()?.setAttribute('aria-busy', 'true');
    }
    // Not at every key: without a connection each attempt fails.
    if (event.type !== 'input' || !lost.read()) void load();
  };
  const resumeSubmit = (): void => {
    if (!waiting) return;
    waiting = false;
    buttonNow()?.removeAttribute('aria-busy');
    buttonNow()?.click();
  };

  // On the document, because React stops events on their way to parts that are not hydrated yet.
  for (const use of uses) document.addEventListener(use, onUse, true);
  const stopWatching = lost.watch(() => isLostOnline() && resumeSubmit());
  const detach = (): void => {
    for (const use of uses) document.removeEventListener(use, onUse, true);
    stopWatching();
  };

  // Already in use: through the address, by typing, or because the browser has restored fields.
  const { touched } = readForm(form);
  if (touched) keep();
  if (touched || focused || window.location.search) void load();

  const transferState = () => {
    if (readForm(form).touched) keep();
    return () => {
      // When a browser has translated the page, React replaces the form in which the visitor typed.
      if (focused && !form.isConnected && document.activeElement === document.body)
        document.getElementById(focused)?.focus({ preventScroll: true });
      resumeSubmit();
    };
  };
  return { form, detach, transferState };
};

/** Call it when the visitor leaves the page. */
export const detachServerForm = (formId: string): void => {
  attached.get(formId)?.detach();
  attached.delete(formId);
};

/**
 * Handles the server's form until the fields' code has loaded: keeps what is typed, loads the code at the first use,
 * lets a press wait for it. Without the code the browser sends the plain form. Call it during hydration, however often:
 * React discards a form that a browser has translated.
 */
export const attachToServerForm = (formId: string, topics: readonly Topic[], code: FieldsCode): void => {
  if (typeof document === 'undefined' || isHydrated()) return;
  const form = document.querySelector<HTMLFormElement>(`#${formId} form`);
  if (!form || form === attached.get(formId)?.form) return;
  detachServerForm(formId);
  attached.set(formId, begin(formId, form, topics, code));
};

/**
 * Stops handling the server's form, for the hydrated fields. Its values are then in the draft. Call the result once the
 * fields show them. Undefined when the page had no such form, or it has been taken over already.
 */
export const hydrateForm = (formId: string): (() => void) | undefined => {
  const form = attached.get(formId);
  detachServerForm(formId);
  return form?.transferState();
};
