import { wireExtras, wireNames } from '../sending/wireNames';
import { type InquiryField, type InquiryValues, inquiryFields } from '../values';

/*
 * The fields are uncontrolled: the elements themselves hold what was typed, also what was typed before any script ran.
 * This file alone reads and writes them.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (item: unknown): item is Control =>
  item instanceof HTMLInputElement || item instanceof HTMLTextAreaElement || item instanceof HTMLSelectElement;

/** Undefined when the form has no element of that name, or several. */
const controlOf = (form: HTMLFormElement, field: InquiryField): Control | undefined => {
  const item = form.elements.namedItem(wireNames[field]);
  return isControl(item) ? item : undefined;
};

/** The field of an event's target, or undefined for anything else in the form. */
export const fieldOf = (target: EventTarget): InquiryField | undefined =>
  isControl(target) ? inquiryFields.find((field) => wireNames[field] === target.name) : undefined;

/** Whether another destination is chosen than the one the page came with. */
export const hasChosenDestination = (form: HTMLFormElement): boolean => {
  const control = controlOf(form, 'destination');
  if (!(control instanceof HTMLSelectElement)) return false;
  const given = [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  return control.value !== given;
};

/** As typed, nothing cleaned; what the form lacks is empty, or not accepted. */
export const readValues = (form: HTMLFormElement): InquiryValues => {
  const text = (field: InquiryField): string => controlOf(form, field)?.value ?? '';
  const ticked = (field: InquiryField): boolean => {
    const box = controlOf(form, field);
    return box instanceof HTMLInputElement && box.checked;
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    destination: text('destination'),
    condition: text('condition'),
    accepted: ticked('accepted'),
    healthConsent: ticked('healthConsent'),
  };
};

/** Keys of the subjects whose chip has been unticked. */
export const untickedSubjects = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('[data-subject]:not(:checked)')].map(
    ({ dataset }) => dataset.subject ?? '',
  );

/** Fields that `values` leaves out stay. No event is fired: the draft and the form library hear of it by other ways. */
export const writeValues = (form: HTMLFormElement, values: Partial<InquiryValues>): void => {
  for (const field of inquiryFields) {
    const control = controlOf(form, field);
    const value = values[field];
    if (!control || value === undefined) continue;
    if (typeof value === 'boolean') {
      if (control instanceof HTMLInputElement) control.checked = value;
    } else if (control.value !== value) {
      control.value = value;
    }
  }
};

/** Of two states of the form: what stands in the elements wins, where they are empty what was kept. */
export const mergeValues = (typed: InquiryValues, kept: InquiryValues): InquiryValues => {
  const filled = Object.entries(typed).filter(([, value]) => value);
  return { ...kept, ...Object.fromEntries(filled) };
};

/** Whether text can be changed. Unlike a disabled field one that is read-only keeps the focus, and is read aloud. */
export const setReadOnly = (form: HTMLFormElement, readOnly: boolean): void => {
  for (const field of inquiryFields) {
    const control = controlOf(form, field);
    if (control && 'readOnly' in control) control.readOnly = readOnly;
  }
};

/** What stands in the trap: empty unless a robot filled it. It is sent along, and Formspree judges it. */
export const honeypotOf = (form: HTMLFormElement): string => {
  const trap = form.elements.namedItem(wireExtras.honeypot);
  return isControl(trap) ? trap.value : '';
};

/**
 * With scripts the form checks itself: our messages replace the browser's own, and a text beyond a limit gets a message
 * instead of being cut while it is pasted.
 */
export const takeOverChecks = (form: HTMLFormElement): void => {
  form.noValidate = true;
  for (const control of form.elements) control.removeAttribute('maxlength');
};
