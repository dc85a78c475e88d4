import { wireExtras, wireNames } from '../sending/wireNames';
import { type InquiryField, type InquiryValues, inquiryFields } from '../values';

/*
 * The fields are uncontrolled: the elements hold what was typed, even before any script ran. Only this file reads and
 * writes them.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (item: unknown): item is Control =>
  item instanceof HTMLInputElement || item instanceof HTMLTextAreaElement || item instanceof HTMLSelectElement;

/** Undefined when the form has no element with that name, or several. */
const controlOf = (form: HTMLFormElement, field: InquiryField): Control | undefined => {
  const item = form.elements.namedItem(wireNames[field]);
  return isControl(item) ? item : undefined;
};

/** The field of an event's target, or undefined for anything else in the form. */
export const fieldOf = (target: EventTarget): InquiryField | undefined =>
  isControl(target) ? inquiryFields.find((field) => wireNames[field] === target.name) : undefined;

/** Whether the chosen destination differs from the page's own. */
export const hasChosenDestination = (form: HTMLFormElement): boolean => {
  const control = controlOf(form, 'destination');
  if (!(control instanceof HTMLSelectElement)) return false;
  const given = [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  return control.value !== given;
};

/** The values as typed, without cleaning. A field that the form lacks is empty, or not accepted. */
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

/** Keys of the subjects whose chip is unticked. */
export const untickedSubjects = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('[data-subject]:not(:checked)')].map(
    ({ dataset }) => dataset.subject ?? '',
  );

/**
 * Writes the fields in `values`; the others stay. No event is fired: the draft and the form library are updated
 * separately.
 */
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

/** Combines two states of the form: the elements win; where they are empty, the kept values are used. */
export const mergeValues = (typed: InquiryValues, kept: InquiryValues): InquiryValues => {
  const filled = Object.entries(typed).filter(([, value]) => value);
  return { ...kept, ...Object.fromEntries(filled) };
};

/** Whether text can be changed. Unlike a disabled field, a read-only one keeps the focus and is read aloud. */
export const setReadOnly = (form: HTMLFormElement, readOnly: boolean): void => {
  for (const field of inquiryFields) {
    const control = controlOf(form, field);
    if (control && 'readOnly' in control) control.readOnly = readOnly;
  }
};

/** The content of the honeypot, which only a robot fills in. Formspree receives and judges it. */
export const honeypotOf = (form: HTMLFormElement): string => {
  const trap = form.elements.namedItem(wireExtras.honeypot);
  return isControl(trap) ? trap.value : '';
};

/**
 * With scripts the form checks itself: our messages replace the browser's, and text beyond a limit gets a message
 * instead of being cut when pasted.
 */
export const takeOverChecks = (form: HTMLFormElement): void => {
  form.noValidate = true;
  for (const control of form.elements) control.removeAttribute('maxlength');
};
