import { isCountry } from '../../facts/countries';
import { type Language, locales } from '../../facts/locales';
import { cleanLine, cleanText, cleanToken } from '../fields/clean';
import type { PhoneReading } from '../phone/readPhone';
import type { FormWords } from '../useFormWords';
import type { InquirySubject, InquiryValues } from '../values';
import { wireExtras, wireNames } from './wireNames';

interface Surroundings {
  readonly about: InquirySubject;
  readonly language: Language;
  /** Absolute address of the page, without query. */
  readonly page: string;
  /** The same at every attempt to send this inquiry. */
  readonly number: string;
  /** Name of a country value in the page's language. */
  readonly countryName: (country: string) => string;
  /** What the phone rules made of the number; without one it stays as typed. */
  readonly phone?: PhoneReading | undefined;
}

/** Subject and message, as they go to Formspree, into the mail link and to the clipboard. */
export interface InquiryMail {
  readonly subject: string;
  readonly body: string;
}

/** An inquiry, clean and in the visitor's words. */
export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly mail: InquiryMail;
  /** What Formspree receives, by names on the wire; token and honeypot come on top. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Name on the wire, key of the label in the mail, value. */
type Entry = readonly [wireName: string, label: string, value: string | undefined];

const joined = (parts: readonly (string | undefined)[], between: string): string => parts.filter(Boolean).join(between);

/**
 * Cleans what was typed and writes the mail in the visitor's language: the prefix, then the contact details (specification,
 * section 3). Checks nothing, and leaves out of the mail what is empty: half an inquiry makes half a mail.
 */
export const composeInquiry = (values: InquiryValues, around: Surroundings, words: FormWords): Letter => {
  const { about, language, page, number, countryName, phone } = around;
  const name = cleanLine(values.name);
  const email = cleanToken(values.email);
  const condition = cleanText(values.condition);
  const phoneNumber = phone?.international ?? cleanLine(values.phone);
  const details: readonly Entry[] = [
    [wireNames.name, 'fields.name.label', name],
    [wireNames.email, 'fields.email.label', email],
    [wireNames.phone, 'fields.phone.label', phoneNumber],
    [wireExtras.typedPhone, 'mail.typedPhone', phone?.assumed ? cleanLine(values.phone) : undefined],
    [
      wireNames.destination,
      'fields.destination.label',
      isCountry(values.destination) ? countryName(values.destination) : '',
    ],
    [wireExtras.clinic, 'mail.clinic', about.clinic?.name],
    [wireExtras.careOption, 'mail.careOption', about.careOption?.name],
  ];
  const origin: readonly Entry[] = [
    [wireExtras.language, 'mail.language', locales[language].ownName],
    [wireExtras.page, 'mail.page', page],
    [wireExtras.number, 'mail.reference', number],
  ];
  const linesOf = (entries: readonly Entry[]): string =>
    joined(
      entries.map(([, label, value]) => value && words('mail.line', { label: words(label), value })),
      '\n',
    );
  const mail: InquiryMail = {
    subject: joined([words('mail.prefix'), joined([name, email, phoneNumber], ', ')], ': '),
    body: joined(
      [
        `${words('mail.prefix')}.`,
        linesOf(details),
        condition && `${words('fields.condition.label')}:\n${condition}`,
        linesOf(origin),
      ],
      '\n\n',
    ),
  };
  const fields: readonly Entry[] = [
    ...details.slice(0, 5),
    [wireNames.condition, '', condition],
    ...details.slice(5),
    [wireNames.accepted, '', words('fields.accepted.yes')],
    ...origin,
    [wireExtras.message, '', mail.body],
    [wireExtras.subject, '', mail.subject],
    [wireExtras.answerLanguage, '', language],
  ];
  return {
    name,
    email,
    mail,
    fields: Object.fromEntries(
      fields.flatMap(([wireName, , value]) => (value === undefined ? [] : [[wireName, value]])),
    ),
  };
};
