import { useTranslation } from 'react-i18next';
import { usePage } from '../../components/page/PageProvider';
import { type Country, isCountry } from '../../facts/countries';
import { locales } from '../../facts/locales';
import { site } from '../../facts/site';
import type { PageInfo } from '../../views/page';
import { inquiryNumber } from '../draft';
import { cleanLine, cleanText, cleanToken } from '../fields/clean';
import type { Subject } from '../fields/subject';
import { understandPhone } from '../phone/phoneRules';
import type { PhoneReading } from '../phone/readPhone';
import { type FormWords, useFormWords } from '../useFormWords';
import { consentNames, emptyValues, type InquiryValues, undecided } from '../values';
import { wireExtras, wireNames } from './wireNames';

interface Surroundings {
  readonly about: readonly Subject[];
  readonly page: Pick<PageInfo, 'language' | 'paths' | 'policies'>;
  /** The same for every attempt to send this inquiry. */
  readonly number: string;
  /** Name of a country value in the page's language. */
  readonly countryName: (country: Country) => string;
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

/** Name on the wire, label in the mail, value. */
type Entry = readonly [wireName: string, label: string, value: string];

/**
 * Cleans the typed values and writes the mail in the visitor's language: the prefix, then the contact details (R3.2).
 * It does not check anything, and leaves out empty values.
 */
export const composeInquiry = (values: InquiryValues, around: Surroundings, words: FormWords): Letter => {
  const { about, page, phone } = around;
  const { language } = page;
  const name = cleanLine(values.name);
  const email = cleanToken(values.email);
  const condition = cleanText(values.condition);
  const phoneNumber = phone?.international ?? cleanLine(values.phone);
  const namesOf = (kind: Subject['kind']) =>
    about.flatMap((subject) => (subject.kind === kind ? [subject.name] : [])).join(', ');
  const country = isCountry(values.destination) ? around.countryName(values.destination) : '';
  const contact: readonly Entry[] = [
    [wireNames.name, words('fields.name.label'), name],
    [wireNames.email, words('fields.email.label'), email],
    [wireNames.phone, words('fields.phone.label'), phoneNumber],
    [wireExtras.typedPhone, words('mail.typedPhone'), phone?.assumed ? cleanLine(values.phone) : ''],
    [
      wireNames.destination,
      words('fields.destination.label'),
      values.destination === undecided ? words('fields.destination.notSure') : country,
    ],
    [wireExtras.procedure, words('mail.procedure'), namesOf('procedure')],
    [wireExtras.clinic, words('mail.clinics'), namesOf('clinic')],
    [wireExtras.careOption, words('mail.careOption'), namesOf('careOption')],
  ];
  const consents = consentNames.map(
    (box): Entry => [
      wireNames[box],
      words(`mail.${box}`),
      values[box] ? words(`fields.${box}.agreed`, page.policies) : '',
    ],
  );
  const origin: readonly Entry[] = [
    [wireExtras.language, words('mail.language'), locales[language].ownName],
    [wireExtras.page, words('mail.page'), site.url + page.paths[language]],
    [wireExtras.number, words('mail.number'), around.number],
  ];
  const linesOf = (entries: readonly Entry[]): string =>
    entries.flatMap(([, label, value]) => (value ? [words('mail.line', { label, value })] : [])).join('\n');
  const paragraphs = [
    `${words('mail.prefix')}.`,
    linesOf(contact),
    condition && `${words('fields.condition.label')}:\n${condition}`,
    linesOf(consents),
    linesOf(origin),
  ];
  const sender = [name, email, phoneNumber].filter(Boolean).join(', ');
  const mail: InquiryMail = {
    subject: [words('mail.prefix'), sender].filter(Boolean).join(': '),
    body: paragraphs.filter(Boolean).join('\n\n'),
  };
  const onWire: readonly Entry[] = [
    ...contact,
    [wireNames.condition, '', condition],
    ...consents,
    ...origin,
    [wireExtras.message, '', mail.body],
    [wireExtras.subject, '', mail.subject],
    [wireExtras.answerLanguage, '', language],
  ];
  const fields = Object.fromEntries(onWire.flatMap(([wireName, , value]) => (value ? [[wireName, value]] : [])));
  return { name, email, mail, fields };
};

/** Composes the inquiry from the current form, in the page's language. */
export function useLetter(about: readonly Subject[]): (typed: Partial<InquiryValues>) => Letter {
  const words = useFormWords();
  const { t } = useTranslation('common');
  const page = usePage();
  return (typed) => {
    const values = { ...emptyValues, ...typed };
    const number = inquiryNumber();
    const countryName = (country: Country) => t(`countries.${country}`);
    const phone = understandPhone(values.phone, values.destination, page.language);
    return composeInquiry(values, { about, page, number, countryName, phone }, words);
  };
}
