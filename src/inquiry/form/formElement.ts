import { fieldNames, formspreeFields } from '../model/fieldNames';
import { type InquiryField, type InquiryValues, inquiryFields, isBlank, type TextFieldName } from '../model/values';

/*
 * The fields are uncontrolled: the elements hold what was typed, even before any script ran. Only this file reads and
 * writes them.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlOf = (form: HTMLFormElement, field: InquiryField) =>
  form.querySelector<Control>(`[name="${fieldNames[field]}"]`);

/** The choice of who asks for somebody else. */
const otherOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[data-whom=other]');

/** The values as typed, without cleaning. */
export const readValues = (form: HTMLFormElement): InquiryValues => {
  const data = new FormData(form);
  const text = (field: TextFieldName) => String(data.get(fieldNames[field]) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    destination: text('destination'),
    condition: text('condition'),
    accepted: data.has(fieldNames.accepted),
    healthConsent: data.has(fieldNames.healthConsent),
    ...(otherOf(form)?.checked && { whom: 'other' }),
  };
};

/** The content of the honeypot, which only a robot fills in. Formspree receives and judges it. */
export const honeypotOf = (formId: string): string =>
  document.querySelector<HTMLInputElement>(`#${formId} [name=${formspreeFields.honeypot}]`)?.value ?? '';

/** Everything in the server's form that the visitor may have changed. */
export const readForm = (form: HTMLFormElement) => {
  const typed = readValues(form);
  // The country of a clinic's page, which nobody has chosen.
  const preset = controlOf(form, 'destination')?.querySelector<HTMLOptionElement>('[selected]')?.value;
  const values = typed.destination === preset ? { ...typed, destination: '' } : typed;
  const unticked = form.querySelectorAll<HTMLElement>('[data-subject]:not(:checked)');
  const removed = [...unticked].map(({ dataset }) => dataset.subject ?? '');
  const touched = !isBlank(values) || values.whom !== undefined || removed.length > 0;
  return { touched, parts: { values, removed } };
};

/**
 * Writes the fields in `values`; the others stay. No event is fired: the draft and the form library are updated
 * separately.
 */
export const writeValues = (form: HTMLFormElement, values: Partial<InquiryValues>): void => {
  for (const field of inquiryFields) {
    const control = controlOf(form, field);
    const value = values[field];
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    // Setting an equal value would move the caret.
    else if (control && typeof value === 'string' && control.value !== value) control.value = value;
  }
  const other = otherOf(form);
  if (other && values.whom) other.checked = true;
};
