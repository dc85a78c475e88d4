import { isCountry } from '../../facts/countries';
import { type Language, locales } from '../../facts/locales';
import type { PageInfo } from '../../views/page';
import { cleanLine, cleanText, cleanToken } from '../fields/clean';
import type { Subject } from '../fields/subject';
import type { PhoneReading } from '../phone/readPhone';
import type { FormWords } from '../useFormWords';
import { consentNames, type InquiryValues, undecided } from '../values';
import { wireExtras, wireNames } from './wireNames';

interface Surroundings {
  readonly about: readonly Subject[];
  readonly language: Language;
  /** Absolute address of the page, without query. */
  readonly page: string;
  /** The same for every attempt to send this inquiry. */
  readonly number: string;
  readonly policies: PageInfo['policies'];
  /** Name of a country value in the page's language. */
  readonly countryName: (country: string) => string;
  /** The number as the phone rules read it. Without it the number stays as typed. */
  readonly phone?: PhoneReading | undefined;
}

/** Subject and message for Formspree, the mail link and the clipboard. */
export interface InquiryMail {
  readonly subject: string;
  readonly body: string;
}

/** An inquiry, cleaned and in the visitor's words. */
export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly mail: InquiryMail;
  /** The fields for Formspree, by their names on the wire. Token and honeypot are added later. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Name on the wire, key of the label in the mail, value. */
type Entry = readonly [wireName: string, label: string, value: string | undefined];

const joined = (parts: readonly (string | undefined)[], between: string): string => parts.filter(Boolean).join(between);

/**
 * Cleans the typed values and writes the mail in the visitor's language: the prefix, then the contact details (R3.2).
 * It does not check anything, and leaves empty values out of the mail.
 */
export const composeInquiry = (values: InquiryValues, around: Surroundings, words: FormWords): Letter => {
  const { language, policies, phone } = around;
  const name = cleanLine(values.name);
  const email = cleanToken(values.email);
  const condition = cleanText(values.condition);
  const phoneNumber = phone?.international ?? cleanLine(values.phone);
  const namesOf = (kind: Subject['kind']) =>
    joined(
      around.about.filter((subject) => subject.kind === kind).map((subject) => subject.name),
      ', ',
    ) || undefined;
  const country = isCountry(values.destination) ? around.countryName(values.destination) : '';
  const destination = values.destination === undecided ? words('fields.destination.notSure') : country;
  const contact: readonly Entry[] = [
    [wireNames.name, 'fields.name.label', name],
    [wireNames.email, 'fields.email.label', email],
    [wireNames.phone, 'fields.phone.label', phoneNumber],
    [wireExtras.typedPhone, 'mail.typedPhone', phone?.assumed ? cleanLine(values.phone) : undefined],
    [wireNames.destination, 'fields.destination.label', destination],
  ];
  const about: readonly Entry[] = [
    [wireExtras.procedure, 'mail.procedure', namesOf('procedure')],
    [wireExtras.clinic, 'mail.clinics', namesOf('clinic')],
    [wireExtras.careOption, 'mail.careOption', namesOf('careOption')],
  ];
  const consents: readonly Entry[] = consentNames.map((box) => [
    wireNames[box],
    `mail.${box}`,
    values[box] ? words(`fields.${box}.agreed`, policies) : undefined,
  ]);
  const origin: readonly Entry[] = [
    [wireExtras.language, 'mail.language', locales[language].ownName],
    [wireExtras.page, 'mail.page', around.page],
    [wireExtras.number, 'mail.number', around.number],
  ];
  const linesOf = (entries: readonly Entry[]): string =>
    joined(
      entries.map(([, label, value]) => value && words('mail.line', { label: words(label), value })),
      '\n',
    );
  const paragraphs = [
    `${words('mail.prefix')}.`,
    linesOf([...contact, ...about]),
    condition && `${words('fields.condition.label')}:\n${condition}`,
    linesOf(consents),
    linesOf(origin),
  ];
  const mail: InquiryMail = {
    subject: joined([words('mail.prefix'), joined([name, email, phoneNumber], ', ')], ': '),
    body: joined(paragraphs, '\n\n'),
  };
  const entries: readonly Entry[] = [
    ...contact,
    [wireNames.condition, '', condition],
    ...about,
    ...consents,
    ...origin,
    [wireExtras.message, '', mail.body],
    [wireExtras.subject, '', mail.subject],
    [wireExtras.answerLanguage, '', language],
  ];
  const present = entries.flatMap(([wireName, , value]) => (value === undefined ? [] : [[wireName, value]]));
  return { name, email, mail, fields: Object.fromEntries(present) };
};
