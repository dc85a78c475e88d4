import type { InquiryErrors, MessageKey } from '../fields/checkInquiry';
import { fieldOfWireName } from './wireNames';

/** What came of one request: the raw answer, or why there was none. */
export type Exchange =
  | { readonly kind: 'answer'; readonly status: number; readonly body: string }
  | { readonly kind: 'offline' | 'timeout' | 'network' };

export type CaptchaFailure = 'captchaInvalid' | 'captchaError' | 'captchaMissing';

export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'network'
  | 'fields'
  | 'form'
  | 'forbidden'
  | 'tooMany'
  | 'quota'
  | 'server'
  | 'html'
  | 'malformed'
  | 'noNext'
  | 'unknown'
  | CaptchaFailure;

const unconfirmed: readonly FailureKind[] = ['timeout', 'network', 'server', 'html', 'malformed', 'noNext'];

/** Whether the inquiry may have arrived all the same: the answer is missing, or says nothing of it. */
export const mayHaveArrived = (kind: FailureKind): boolean => unconfirmed.includes(kind);

export interface Failure {
  readonly kind: FailureKind;
  /** Messages for fields that the server refused. */
  readonly fields: InquiryErrors;
}

export type Outcome =
  | { readonly kind: 'sent'; readonly next: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface ServerError {
  readonly code?: string;
  readonly field?: string;
  readonly message: string;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const serverErrors = (json: Json): readonly ServerError[] => {
  const listed = Array.isArray(json.errors) ? json.errors.filter(isObject) : [];
  const errors = listed.map(({ code, field, message }) => ({
    code: text(code),
    field: text(field),
    message: text(message) ?? '',
  }));
  const alone = text(json.error);
  return errors.length === 0 && alone ? [{ message: alone }] : errors;
};

/* Field codes of Formspree; the server's own words are English and never shown. */
const messageOf = (field: keyof InquiryErrors, code: string | undefined): MessageKey => {
  if (field === 'phone') return 'phone.invalid';
  if (code === 'REQUIRED_FIELD_EMPTY' || code === 'REQUIRED_FIELD_MISSING') return `${field}.required`;
  if (field === 'email' && code === 'TYPE_EMAIL') return 'email.invalid';
  return 'field.refused';
};

const fieldErrors = (errors: readonly ServerError[]): InquiryErrors =>
  Object.fromEntries(
    errors.flatMap(({ field, code }) => {
      const ours = field === undefined ? undefined : fieldOfWireName(field);
      return ours ? [[ours, messageOf(ours, code)]] : [];
    }),
  );

/* Captcha refusals have no code of their own, only words or the name of the token's field. */
const speaksOfCaptcha = ({ field = '', message }: ServerError): boolean => /captcha/i.test(`${field} ${message}`);

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
 * What an exchange with Formspree means. Success is a JSON object with a string `next` and no error, whatever else it
 * holds; `{"ok":true}` alone is no proof of delivery.
 */
export const readAnswer = (exchange: Exchange): Outcome => {
  if (exchange.kind !== 'answer') return failed(exchange.kind);
  const { status, body } = exchange;
  const json = parse(body);
  const errors = isObject(json) ? serverErrors(json) : [];

  if (errors.some(speaksOfCaptcha)) return failed('captchaInvalid');
  if (status >= 500) return failed('server');
  if (status === 429) return failed('tooMany');
  if (status === 403) return failed('forbidden');
  if (json === undefined) return failed(body.trimStart().startsWith('<') ? 'html' : 'malformed');
  if (!isObject(json)) return failed('malformed');

  const fields = fieldErrors(errors);
  if (Object.keys(fields).length > 0) return failed('fields', fields);
  if (status >= 400) return failed('form');
  if (errors.length > 0) return failed('quota');
  const next = text(json.next);
  return next === undefined ? failed('noNext') : { kind: 'sent', next };
};
