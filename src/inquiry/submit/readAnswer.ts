import { isObject } from '../../facts/isObject';
import type { MessageKey } from '../model/checkInquiry';
import type { Outcome } from '../model/failure';
import { fieldOfName } from '../model/fieldNames';
import type { InquiryField } from '../model/values';

type Json = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const serverErrors = ({ errors, error }: Json): readonly Json[] => {
  const listed = Array.isArray(errors) ? errors.filter(isObject) : [];
  return listed.length === 0 && text(error) ? [{ message: error }] : listed;
};

/* Field codes of Formspree; the server's own words are English and never shown. */
const messageOf = (field: InquiryField, code: unknown): MessageKey => {
  if (field === 'phone') return 'phone.invalid';
  if (field === 'email' && code === 'TYPE_EMAIL') return 'email.invalid';
  const empty = code === 'REQUIRED_FIELD_EMPTY' || code === 'REQUIRED_FIELD_MISSING';
  // A list and a box have no other wrong answer than none.
  const chosen = field !== 'name' && field !== 'email' && field !== 'condition';
  return empty || chosen ? `${field}.required` : `${field}.refused`;
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
