import { locales } from '../facts/locales';
import type { Inquiry } from './wire';
import type { Words } from './words';

export interface InquiryMail {
  readonly subject: string;
  readonly body: string;
}

const joined = (parts: readonly (string | undefined)[], between: string): string =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

/**
 * Subject and message in the visitor's language: the prefix, then the contact details (specification, section 3). The same
 * text goes to Formspree, into the mail link and to the clipboard.
 */
export const inquiryMail = (inquiry: Inquiry, words: Words): InquiryMail => {
  const line = (key: string, value: string | undefined): string | undefined =>
    value ? words('mail.line', { label: words(key), value }) : undefined;
  const details = [
    line('fields.name.label', inquiry.name),
    line('fields.email.label', inquiry.email),
    line('fields.phone.label', inquiry.phone),
    line('mail.typedPhone', inquiry.typedPhone),
    line('fields.destination.label', inquiry.destination),
    line('mail.clinic', inquiry.clinic),
    line('mail.careOption', inquiry.careOption),
  ];
  const origin = [line('mail.language', locales[inquiry.language].ownName), line('mail.page', inquiry.page)];
  const contact = joined([inquiry.name, inquiry.email, inquiry.phone], ', ');
  return {
    subject: joined([words('mail.prefix'), contact], ': '),
    body: joined(
      [
        `${words('mail.prefix')}.`,
        joined(details, '\n'),
        inquiry.condition && `${words('fields.condition.label')}:\n${inquiry.condition}`,
        joined(origin, '\n'),
      ],
      '\n\n',
    ),
  };
};

/** Windows hands links of more than about 2000 characters to no mail program, silently. */
const longestLink = 2000;

export interface MailLink {
  readonly href: string;
  /** The message did not fit and ends early. */
  readonly cut: boolean;
}

/* RFC 6068, section 5: line breaks in a body are %0D%0A. A lone surrogate would make encodeURIComponent throw. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\n/g, '\r\n'));

/** `mailto:` link (RFC 6068) that already holds subject and message, as far as a link can. */
export const mailLink = (address: string, { subject, body }: InquiryMail): MailLink => {
  const start = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encoded(subject)}&body=`;
  const whole = start + encoded(body);
  if (whole.length <= longestLink) return { href: whole, cut: false };
  let kept = '';
  let length = start.length + encoded('…').length;
  for (const sign of body) {
    length += encoded(sign).length;
    if (length > longestLink) break;
    kept += sign;
  }
  return { href: `${start}${encoded(kept)}${encoded('…')}`, cut: true };
};
