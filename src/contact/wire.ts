import type { Language } from '../facts/locales';
import type { InquiryField } from './fields';

/**
 * Names under which an inquiry travels, with and without JavaScript: what the team reads in the mail. `email` sets the
 * Reply-To address; names with an underscore and the token are Formspree's own.
 */
export const wireNames = {
  name: 'Full name',
  email: 'email',
  phone: 'Phone number',
  destination: 'Preferred medical destination',
  condition: 'Primary medical condition',
  accepted: 'Terms and privacy accepted',
} as const satisfies Record<InquiryField, string>;

export const wireExtras = {
  typedPhone: 'Phone number as typed',
  clinic: 'Clinic',
  careOption: 'Care option',
  language: 'Language',
  page: 'Page',
  reference: 'Inquiry number',
  message: 'message',
  subject: '_subject',
  next: '_next',
  answerLanguage: '_language',
  honeypot: '_gotcha',
  captchaToken: 'g-recaptcha-response',
} as const;

/** The field behind a name on the wire, for errors that the server reports. */
export const fieldOfWireName = (wireName: string): InquiryField | undefined =>
  (Object.keys(wireNames) as InquiryField[]).find((field) => wireNames[field] === wireName);

/** An inquiry, clean and in the visitor's words. Not checked: a mail that is written by hand may hold half of one. */
export interface Inquiry {
  readonly name: string;
  readonly email: string;
  /** International form. */
  readonly phone: string;
  /** Set when the country of the number was assumed. */
  readonly typedPhone?: string;
  /** Country name in the visitor's language. */
  readonly destination: string;
  readonly condition: string;
  readonly clinic?: string;
  readonly careOption?: string;
  readonly language: Language;
  /** Absolute address of the page, without query. */
  readonly page: string;
  /** The same at every attempt to send this inquiry. */
  readonly reference?: string;
}
