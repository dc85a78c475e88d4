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

/** An inquiry whose fields are all right, clean, in the visitor's words. */
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
}

interface Envelope {
  readonly subject: string;
  readonly message: string;
  /** The visitor's "yes" to the terms, as a word. */
  readonly accepted: string;
  /** The visitor's language in its own name. */
  readonly languageName: string;
  readonly honeypot: string;
  readonly captchaToken?: string;
}

/** The flat object that Formspree receives. */
export const inquiryPayload = (inquiry: Inquiry, envelope: Envelope): Record<string, string> => {
  const pairs: readonly (readonly [string, string | undefined])[] = [
    [wireNames.name, inquiry.name],
    [wireNames.email, inquiry.email],
    [wireNames.phone, inquiry.phone],
    [wireExtras.typedPhone, inquiry.typedPhone],
    [wireNames.destination, inquiry.destination],
    [wireNames.condition, inquiry.condition],
    [wireExtras.clinic, inquiry.clinic],
    [wireExtras.careOption, inquiry.careOption],
    [wireNames.accepted, envelope.accepted],
    [wireExtras.language, envelope.languageName],
    [wireExtras.page, inquiry.page],
    [wireExtras.message, envelope.message],
    [wireExtras.subject, envelope.subject],
    [wireExtras.answerLanguage, inquiry.language],
    [wireExtras.honeypot, envelope.honeypot],
    [wireExtras.captchaToken, envelope.captchaToken],
  ];
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined));
};
