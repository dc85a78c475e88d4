import type { InquiryErrors, MessageKey } from '../model/checkInquiry';
import type { InquiryField } from '../model/values';
import { fieldOfName } from '../model/fieldNames';

export const captchaFailures = ['captchaInvalid', 'captchaError', 'captchaMissing'] as const;
export type CaptchaFailure = (typeof captchaFailures)[number];

/** The inquiry may still have arrived: the answer is missing or does not say. */
const unconfirmed = ['timeout', 'network', 'server', 'html', 'malformed', 'noNext'] as const;

export type FailureKind =
  | (typeof unconfirmed)[number]
  | 'offline'
  | 'fields'
  | 'form'
  | 'forbidden'
  | 'tooMany'
  | 'quota'
  | 'unknown'
  | CaptchaFailure;

export const mayHaveArrived = (kind: FailureKind): boolean => unconfirmed.some((each) => each === kind);

export interface Failure {
  readonly kind: FailureKind;
  /** Messages for fields that the server refused. */
  readonly fields?: InquiryErrors;
}

export type Outcome = Failure | { readonly kind: 'sent'; readonly next: string };

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const serverErrors = ({ errors, error }: Json): readonly Json[] => {
  const listed = Array.isArray(errors) ? errors.filter(isObject) : [];
  return listed.length === 0 && text(error) ? [{ message: error }] : listed;
};

/* Field codes of Formspree; the server's own words are English and never shown. */
const messageOf = (field: InquiryField, code: unknown): MessageKey => {
  if (code === 'REQUIRED_FIELD_EMPTY' || code === 'REQUIRED_FIELD_MISSING') return `${field}.required`;
  if (field === 'phone') return 'phone.invalid';
  return field === 'email' && code === 'TYPE_EMAIL' ? 'email.invalid' : 'field.refused';
};

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/**
 * The meaning of Formspree's answer. Success is a JSON object with a string `next` and no error, whatever else it
 * contains; `{"ok":true}` alone does not prove delivery.
 */
export const readAnswer = (status: number, body: string): Outcome => {
  const json = parse(body);
  const errors = isObject(json) ? serverErrors(json) : [];

  // Captcha refusals have no code, only words or the name of the token's field.
  if (errors.some(({ field, message }) => /captcha/i.test(`${text(field)} ${text(message)}`)))
    return { kind: 'captchaInvalid' };
  if (status >= 500) return { kind: 'server' };
  if (status === 429) return { kind: 'tooMany' };
  if (status === 403) return { kind: 'forbidden' };
  if (!isObject(json)) return { kind: json === undefined && body.trimStart().startsWith('<') ? 'html' : 'malformed' };

  const fields = errors.flatMap(({ field: fieldName, code }) => {
    const field = fieldOfName(text(fieldName));
    return field ? [[field, messageOf(field, code)]] : [];
  });
  if (fields.length > 0) return { kind: 'fields', fields: Object.fromEntries(fields) };
  if (status >= 400) return { kind: 'form' };
  if (errors.length > 0) return { kind: 'quota' };
  return typeof json.next === 'string' ? { kind: 'sent', next: json.next } : { kind: 'noNext' };
};
