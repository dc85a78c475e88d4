import { type InquiryField, type InquiryValues, inquiryFields } from './fields';
import { wireNames } from './wire';

/*
 * The fields are uncontrolled: the elements themselves hold what was typed, also what was typed before any script ran.
 * This file alone reads them, and formElement.ts writes them: a page with a form needs this one before anybody uses it.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether something holds what a visitor writes or chooses. */
export const isControl = (item: unknown): item is Control =>
  item instanceof HTMLInputElement || item instanceof HTMLTextAreaElement || item instanceof HTMLSelectElement;

/** Undefined when the form has no element of that name, or several. */
export const controlOf = (form: HTMLFormElement, field: InquiryField): Control | undefined => {
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
  const box = controlOf(form, 'accepted');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    destination: text('destination'),
    condition: text('condition'),
    accepted: box instanceof HTMLInputElement && box.checked,
  };
};
