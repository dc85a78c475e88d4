import type { FormApi } from 'final-form';
import { type InquiryValues, inquiryFields } from './fields';

/** Tells the form library what stands in the fields: it checks once, whatever has changed. */
export const tellForm = (form: FormApi<InquiryValues>, values: InquiryValues): void =>
  form.batch(() => {
    for (const field of inquiryFields) form.change(field, values[field]);
  });
