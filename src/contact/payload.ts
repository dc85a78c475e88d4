import { type Inquiry, wireExtras, wireNames } from './wire';

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
    [wireExtras.reference, inquiry.reference],
    [wireExtras.message, envelope.message],
    [wireExtras.subject, envelope.subject],
    [wireExtras.answerLanguage, inquiry.language],
    [wireExtras.honeypot, envelope.honeypot],
    [wireExtras.captchaToken, envelope.captchaToken],
  ];
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined));
};
