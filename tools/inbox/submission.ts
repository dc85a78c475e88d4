import type { IncomingHttpHeaders } from 'node:http';
import { isObject } from '../../src/facts/isObject';

/** An inquiry as it came in: names and values as sent, in the order of sending. */
export type Fields = Readonly<Record<string, string>>;

interface FieldError {
  readonly code: string;
  readonly field?: string;
  readonly message: string;
}

const flat = (pairs: Iterable<readonly [string, unknown]>): Fields => {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of pairs) {
    fields[name] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return fields;
};

/** Reads a body in one of the two kinds that the site's form sends. Undefined when it is none of them or broken. */
export const parseFields = (body: Buffer, headers: IncomingHttpHeaders): Fields | undefined => {
  const type = headers['content-type'] ?? '';
  try {
    if (type.startsWith('application/json')) {
      const json: unknown = JSON.parse(body.toString('utf8'));
      return isObject(json) ? flat(Object.entries(json)) : undefined;
    }
    if (type.startsWith('application/x-www-form-urlencoded')) return flat(new URLSearchParams(body.toString('utf8')));
    return undefined;
  } catch {
    return undefined;
  }
};

/** Names that steer Formspree and are no part of what the team reads. */
export const isSpecial = (name: string): boolean => name.startsWith('_') || name === 'g-recaptcha-response';

/** Whether the hidden field that only robots fill in has a value. */
export const isTrapped = (fields: Fields): boolean => Boolean(fields._gotcha);

const plausibleEmail = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** What Formspree refuses by itself. */
export const checkFields = (fields: Fields): readonly FieldError[] => {
  const said = Object.entries(fields).filter(([name, value]) => !isSpecial(name) && value.trim() !== '');
  if (said.length === 0) return [{ code: 'EMPTY', message: 'empty form' }];
  if (fields.email !== undefined && !plausibleEmail.test(fields.email)) {
    return [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }];
  }
  return [];
};
