import type { InquiryErrors, MessageKey } from '../fields/checkInquiry';
import type { InquiryField } from '../values';
import { fieldOfWireName } from './wireNames';

/** The result of one request: the raw answer, or why there was none. */
export type Exchange =
  | { readonly kind: 'answer'; readonly status: number; readonly body: string }
  | { readonly kind: 'offline' | 'timeout' | 'network' };

export type CaptchaFailure = 'captchaInvalid' | 'captchaError' | 'captchaMissing';

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
  readonly fields: InquiryErrors;
}

export type Outcome =
  | { readonly kind: 'sent'; readonly next: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const serverErrors = ({ errors, error }: Json) => {
  const listed = Array.isArray(errors) ? errors.filter(isObject) : [];
  const found = listed.length === 0 && text(error) ? [{ message: error }] : listed;
  return found.map(({ code, field, message }: Json) => ({
    code: text(code),
    field: text(field),
    message: text(message),
  }));
};

/* Field codes of Formspree; the server's own words are English and never shown. */
const messageOf = (field: InquiryField, code: string): MessageKey => {
  if (field === 'phone') return 'phone.invalid';
  if (code === 'REQUIRED_FIELD_EMPTY' || code === 'REQUIRED_FIELD_MISSING') return `${field}.required`;
  return field === 'email' && code === 'TYPE_EMAIL' ? 'email.invalid' : 'field.refused';
};

const failed = (kind: FailureKind, fields: InquiryErrors = {}): Outcome => ({
  kind: 'failed',
  failure: { kind, fields },
});

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
export const readAnswer = (exchange: Exchange): Outcome => {
  if (exchange.kind !== 'answer') return failed(exchange.kind);
  const { status, body } = exchange;
  const json = parse(body);
  const errors = isObject(json) ? serverErrors(json) : [];

  // Captcha refusals have no code, only words or the name of the token's field.
  if (errors.some(({ field, message }) => /captcha/i.test(`${field} ${message}`))) return failed('captchaInvalid');
  if (status >= 500) return failed('server');
  if (status === 429) return failed('tooMany');
  if (status === 403) return failed('forbidden');
  if (!isObject(json)) return failed(json === undefined && body.trimStart().startsWith('<') ? 'html' : 'malformed');

  const fields = errors.flatMap(({ field: wireName, code }) => {
    const field = fieldOfWireName(wireName);
    return field ? [[field, messageOf(field, code)]] : [];
  });
  if (fields.length > 0) return failed('fields', Object.fromEntries(fields));
  if (status >= 400) return failed('form');
  if (errors.length > 0) return failed('quota');
  return typeof json.next === 'string' ? { kind: 'sent', next: json.next } : failed('noNext');
};
