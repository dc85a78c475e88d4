import { isLive } from '../../web/liveness';
import { keepDraft } from '../draft';
import { isBlank } from '../values';
import { hasChosenDestination, readValues, untickedSubjects } from './formElement';
import type { Adopted, ServedForm } from './handover';
import { areFieldsLost, loadFields, watchFields } from './lateFields';
import type { Subject } from './subject';

/** By the form: React may render a page twice before it shows it. */
const served = new WeakMap<HTMLFormElement, ServedForm>();

const buttonOf = (formId: string) => document.querySelector<HTMLElement>(`#${formId} form [type=submit]`);

const begin = (formId: string, form: HTMLFormElement, about: readonly Subject[]): ServedForm => {
  let focused: string | undefined;
  let waiting = false;

  const keep = (): void => {
    keepDraft({ values: readValues(form), about, removed: untickedSubjects(form) });
    if (hasChosenDestination(form)) keepDraft({ destinationChosen: true });
  };
  const onUse = (event: Event): void => {
    if (!(event.target instanceof Element) || !form.contains(event.target)) return;
    if (event.type === 'focusin') focused = event.target.id;
    if (event.type === 'input') keep();
    if (event.type === 'click' && event.target.closest('[type=submit]') && !(areFieldsLost() && navigator.onLine)) {
      // Waits for the fields' own checks and for the mail with its number.
      event.preventDefault();
      waiting = true;
      buttonOf(formId)?.setAttribute('aria-busy', 'true');
    }
    void loadFields();
  };

  // On the document, because React stops events on their way to parts that are not hydrated yet.
  const kinds = ['focusin', 'pointerdown', 'input', 'click'];
  const stopWatching = watchFields(() => areFieldsLost() && navigator.onLine && goOn());
  const goOn = (): void => {
    if (!waiting) return;
    waiting = false;
    const button = buttonOf(formId);
    button?.removeAttribute('aria-busy');
    button?.click();
  };
  const leave = (): void => {
    for (const kind of kinds) document.removeEventListener(kind, onUse, true);
    stopWatching();
  };
  for (const kind of kinds) document.addEventListener(kind, onUse, true);

  if (form.contains(document.activeElement)) focused = document.activeElement?.id;
  if (!isBlank(readValues(form))) keep();
  // Already in use: through the address, by typing, or because the browser has restored fields.
  if (focused || window.location.search || !isBlank(readValues(form))) void loadFields();

  let adopted = false;
  const adopt = (): Adopted | undefined => {
    if (adopted) return undefined;
    adopted = true;
    leave();
    return { form, focused, goOn };
  };
  return { adopt, leave };
};

/**
 * Handles the server's form until the fields' code has loaded. It keeps what is typed, loads the code at the first use,
 * and lets a press on the button wait for it. When the code cannot be loaded, the browser checks and sends the plain
 * form. Undefined without such a form. Call it during hydration: when a browser has translated the form, React discards
 * it.
 * @param about the page's own subject, kept with what is typed
 */
export const careForServedForm = (formId: string, about: readonly Subject[]): ServedForm | undefined => {
  if (typeof document === 'undefined' || isLive()) return undefined;
  const form = document.querySelector<HTMLFormElement>(`#${formId} form`);
  if (!form) return undefined;
  const begun = served.get(form) ?? begin(formId, form, about);
  served.set(form, begun);
  return begun;
};
