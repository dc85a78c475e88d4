import type { InquiryField } from './values';

/**
 * Names under which an inquiry's fields are sent, with and without JavaScript. The team reads them in the mail. `email`
 * sets the Reply-To address; the token and names with an underscore are Formspree's own.
 */
export const fieldNames = {
  name: 'Full name',
  email: 'email',
  phone: 'Phone number',
  destination: 'Preferred medical destination',
  condition: 'Primary medical condition',
  accepted: 'Terms and privacy accepted',
  healthConsent: 'Use of health information agreed',
} as const satisfies Record<InquiryField, string>;

export const formspreeFields = {
  whom: 'Who is it for',
  typedPhone: 'Phone number as typed',
  procedure: 'procedure',
  clinic: 'clinics',
  arrival: 'Arrival day',
  careOption: 'Care option',
  language: 'Language',
  page: 'Page',
  number: 'Inquiry number',
  message: 'message',
  subject: '_subject',
  next: '_next',
  answerLanguage: '_language',
  honeypot: '_gotcha',
  captchaToken: 'g-recaptcha-response',
} as const;

/** The field for a sent name, for errors that the server reports. */
export const fieldOfName = (fieldName: string): InquiryField | undefined =>
  (Object.keys(fieldNames) as InquiryField[]).find((field) => fieldNames[field] === fieldName);
