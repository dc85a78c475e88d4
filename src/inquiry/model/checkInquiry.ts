import type { ParseKeys } from 'i18next';
import { isCountry } from '../../facts/countries';
import { cleanLine, cleanText, cleanToken } from './clean';
import { fieldLimits, type InquiryField, type InquiryValues, undecided } from './values';

type MessageOf<Key> = Key extends `errors.${infer Message}` ? Message : never;

/** A message in the namespace `form`, under `errors`. */
export type MessageKey = MessageOf<ParseKeys<'form'>>;

export type InquiryErrors = Partial<Record<InquiryField, MessageKey>>;

type Rule = (value: string) => MessageKey | undefined;

/** Any name of 1 to 120 characters after cleaning. In all rules here, undefined means valid. */
export const nameRule: Rule = (typed) => {
  const { length } = cleanLine(typed);
  if (length === 0) return 'name.required';
  return length > fieldLimits.name.max ? 'name.long' : undefined;
};

/* Plausible rather than strictly RFC 5321: quoted local parts and bare hosts are typing errors here. */
const local = /^[^\s@<>()[\],;:\\"]+$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/** At most 254 characters after cleaning (fieldLimits). The host has at least two labels, in letters of any script. */
export const emailRule: Rule = (typed) => {
  const email = cleanToken(typed);
  if (!email) return 'email.required';
  const at = email.lastIndexOf('@');
  const before = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  const plausible =
    at > 0 &&
    email.length <= fieldLimits.email.max &&
    local.test(before) &&
    !/^\.|\.\.|\.$/.test(before) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    !/^\d*$/.test(labels.at(-1) ?? '') &&
    (labels.at(-1) ?? '').length > 1;
  return plausible ? undefined : 'email.invalid';
};

/** A number may be left out: the reply comes by email. */
const phoneRule = (typed: string, isValid: (typed: string) => boolean): MessageKey | undefined => {
  if (!cleanToken(typed)) return undefined;
  return isValid(typed) ? undefined : 'phone.invalid';
};

/** One of the country values (R3.3), those of the chosen clinics, or undecided; the prompt is the empty value. */
export const destinationRule: Rule = (chosen) =>
  chosen.split(',').every(isCountry) || chosen === undecided ? undefined : 'destination.required';

/** Free text of 10 to 3000 characters after cleaning. The order left the lengths open (R10.6). */
export const conditionRule: Rule = (typed) => {
  const { length } = cleanText(typed);
  if (length === 0) return 'condition.required';
  if (length < fieldLimits.condition.min) return 'condition.short';
  return length > fieldLimits.condition.max ? 'condition.long' : undefined;
};

/** Applies all rules to all fields. The result has only the invalid ones. */
export const checkInquiry = (values: InquiryValues, validPhone: (typed: string) => boolean): InquiryErrors => {
  const found: InquiryErrors = {
    name: nameRule(values.name),
    email: emailRule(values.email),
    phone: phoneRule(values.phone, validPhone),
    destination: destinationRule(values.destination),
    condition: conditionRule(values.condition),
    accepted: values.accepted ? undefined : 'accepted.required',
    healthConsent: values.healthConsent ? undefined : 'healthConsent.required',
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
};

/** How many characters of the condition are left, negative above the limit; undefined far from the limit. */
export const charactersLeft = (typed: string): number | undefined => {
  const left = fieldLimits.condition.max - cleanText(typed).length;
  return left <= fieldLimits.condition.counterFrom ? left : undefined;
};
