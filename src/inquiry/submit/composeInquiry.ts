import { useTranslation } from 'react-i18next';
import { usePage } from '../../components/ui/page/PageProvider';
import type { PageInfo } from '../../data/page';
import { type Country, isCountry } from '../../facts/countries';
import { locales } from '../../facts/locales';
import { site } from '../../facts/site';
import { cleanLine, cleanText, cleanToken } from '../model/clean';
import { fieldNames, formspreeFields } from '../model/fieldNames';
import { bare, type ParsedPhone } from '../model/phone/readPhone';
import { destinationOf, type Topic } from '../model/topic';
import { type FormTranslation, useFormTranslation } from '../model/useFormTranslation';
import { consentNames, emptyValues, type InquiryValues, undecided } from '../model/values';
import { inquiryNumber, typedPhone } from '../state/draft';
import { understandPhone } from '../state/phoneRules';

interface ComposeContext {
  readonly topics: readonly Topic[];
  readonly page: Pick<PageInfo, 'language' | 'paths' | 'policies'>;
  /** The same for every attempt to send this inquiry. */
  readonly number: string;
  /** Name of a country value in the page's language. */
  readonly countryName: (country: Country) => string;
  /** The number as the phone rules read it. Without it the number stays as typed. */
  readonly phone?: ParsedPhone | undefined;
}

/** Subject and message for Formspree, the mail link and the clipboard. */
export interface InquiryMail {
  readonly subject: string;
  readonly body: string;
}

/** An inquiry, cleaned and in the visitor's words. */
export interface InquiryPayload {
  readonly name: string;
  readonly email: string;
  readonly mail: InquiryMail;
  /** What was sent, as it is shown to the sender. */
  readonly copy: readonly CopyLine[];
  /** The fields for Formspree, by the names under which they are sent. Token and honeypot are added later. */
  readonly fields: Readonly<Record<string, string>>;
}

export type CopyLine = readonly [label: string, value: string];

type Entry = readonly [fieldName: string, label: string, value: string];

/**
 * Cleans the typed values and writes the mail in the visitor's language: the prefix, then the contact details (R3.2).
 * It does not check anything, and leaves out empty values.
 */
export const composeInquiry = (
  values: InquiryValues,
  context: ComposeContext,
  words: FormTranslation,
): InquiryPayload => {
  const { topics, page, phone } = context;
  const { language } = page;
  const name = cleanLine(values.name);
  const email = cleanToken(values.email);
  const condition = cleanText(values.condition);
  const asTyped = cleanLine(values.phone);
  const phoneNumber = phone?.international ?? asTyped;
  const namesOf = (kind: Topic['kind']) =>
    topics.flatMap((topic) => (topic.kind === kind ? [topic.name] : [])).join(', ');
  const destination = destinationOf(topics) || values.destination;
  const countries = destination.split(',').filter(isCountry).map(context.countryName).join(', ');
  const contact: readonly Entry[] = [
    [fieldNames.name, words('fields.name.label'), name],
    [fieldNames.email, words('fields.email.label'), email],
    [fieldNames.phone, words('fields.phone.label'), phoneNumber],
    [formspreeFields.typedPhone, words('mail.typedPhone'), bare(values.phone) === bare(phoneNumber) ? '' : asTyped],
    [
      fieldNames.destination,
      words('fields.destination.label'),
      destination === undecided ? words('fields.destination.notSure') : countries,
    ],
    [formspreeFields.whom, words('fields.whom.label'), words(`fields.whom.${values.whom ?? 'self'}`)],
    [formspreeFields.procedure, words('mail.procedure'), namesOf('procedure')],
    [formspreeFields.clinic, words('mail.clinics'), namesOf('clinic')],
    [formspreeFields.arrival, words('mail.arrival'), namesOf('arrival')],
    [formspreeFields.careOption, words('mail.careOption'), namesOf('careOption')],
  ];
  const consents = consentNames.map(
    (box): Entry => [
      fieldNames[box],
      words(`mail.${box}`),
      values[box]
        ? [
            words(`fields.${box}.agreed`, page.policies),
            box === 'healthConsent' && values.whom ? words('fields.healthConsent.theyKnow') : '',
          ]
            .filter(Boolean)
            .join('. ')
        : '',
    ],
  );
  const origin: readonly Entry[] = [
    [formspreeFields.language, words('mail.language'), locales[language].ownName],
    [formspreeFields.page, words('mail.page'), site.url + page.paths[language]],
    [formspreeFields.number, words('mail.number'), context.number],
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
  const submitted: readonly Entry[] = [
    ...contact,
    [fieldNames.condition, '', condition],
    ...consents,
    ...origin,
    [formspreeFields.message, '', mail.body],
    [formspreeFields.subject, '', mail.subject],
    [formspreeFields.answerLanguage, '', language],
  ];
  const fields = Object.fromEntries(submitted.flatMap(([fieldName, , value]) => (value ? [[fieldName, value]] : [])));
  const copy = [...contact, [fieldNames.condition, words('fields.condition.label'), condition] as const].flatMap(
    ([, label, value]): readonly CopyLine[] => (value ? [[label, value]] : []),
  );
  return { name, email, mail, copy, fields };
};

/** Composes the inquiry from the current form, in the page's language. */
export function usePayload(topics: readonly Topic[]): (typed: Partial<InquiryValues>) => InquiryPayload {
  const words = useFormTranslation();
  const { t } = useTranslation('common');
  const page = usePage();
  return (typed) => {
    const values = { ...emptyValues, ...typed };
    const number = inquiryNumber();
    const countryName = (country: Country) => t(`countries.${country}`);
    const destination = destinationOf(topics) || values.destination;
    const phone = understandPhone(values.phone, destination, page.language);
    return composeInquiry(
      { ...values, phone: typedPhone(values.phone) },
      { topics, page, number, countryName, phone },
      words,
    );
  };
}
