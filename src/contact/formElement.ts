import { type InquiryValues, inquiryFields } from './fields';
import { controlOf, isControl } from './readForm';
import { wireExtras } from './wire';

/** Fields that `values` leaves out stay. No event is fired: whoever else keeps the values must be told. */
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
export const mergeValues = (typed: InquiryValues, kept: InquiryValues): InquiryValues => ({
  name: typed.name || kept.name,
  email: typed.email || kept.email,
  phone: typed.phone || kept.phone,
  destination: typed.destination || kept.destination,
  condition: typed.condition || kept.condition,
  accepted: typed.accepted || kept.accepted,
});

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
 * With scripts the form checks itself: the browser's own bubbles give way to our messages, and text beyond a limit is told
 * of instead of being cut while pasting.
 */
export const takeOverChecks = (form: HTMLFormElement): void => {
  form.noValidate = true;
  for (const control of form.elements) control.removeAttribute('maxlength');
};
