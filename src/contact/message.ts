import { locales } from '../facts/locales';
import type { Inquiry } from './wire';
import type { Words } from './words';

export interface InquiryMail {
  readonly subject: string;
  readonly body: string;
}

const joined = (parts: readonly (string | undefined)[], between: string): string => parts.filter(Boolean).join(between);

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
  const origin = [
    line('mail.language', locales[inquiry.language].ownName),
    line('mail.page', inquiry.page),
    line('mail.reference', inquiry.reference),
  ];
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
