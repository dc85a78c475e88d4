import { SubmissionError } from '@formspree/core';
import { useFormspree, useSubmit } from '@formspree/react';
import { useMemo } from 'react';
import { settings } from '../facts/settings';
import { exchange } from './exchange';
import { type Failure, type Outcome, outcomeOf } from './outcome';

/** Sends the fields of an inquiry, by their names on the wire. */
export type SubmitInquiry = (payload: Readonly<Record<string, string>>) => Promise<Outcome>;

type Client = ReturnType<typeof useFormspree>['client'];

/* Why an error came: the library's own has neither status nor kind, and compiled code may not extend its class. */
const reasons = new WeakMap<object, Failure>();

const refusal = (failure: Failure): SubmissionError => {
  const error = new SubmissionError({ message: failure.kind });
  reasons.set(error, failure);
  return error;
};

const loadedAt = Date.now();

/* Formspree's spam filter expects this: base64 of a JSON object. */
const sessionData = (): string => btoa(JSON.stringify({ loadedAt, webdriver: navigator.webdriver }));

const submitForm: Client['submitForm'] = async (form, data, options = {}) => {
  const answer = await exchange(`${settings.formOrigin}/f/${encodeURIComponent(form)}`, data, {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Formspree-Client': options.clientName ?? '',
    'Formspree-Session-Data': sessionData(),
  });
  const outcome = outcomeOf(answer);
  return outcome.kind === 'sent' ? { kind: 'success', next: outcome.next } : refusal(outcome.failure);
};

/**
 * Sends an inquiry through Formspree's own hook. Its client is given another way to post, because the original hides the
 * status, cannot be aborted and waits for ever.
 */
export function useInquirySubmit(): SubmitInquiry {
  const { client } = useFormspree();
  const patient = useMemo(() => Object.assign(Object.create(client) as Client, { submitForm }), [client]);
  const submit = useSubmit<Record<string, string>>(settings.form ?? '', { client: patient });
  return async (payload) => {
    // A copy: the library writes into what it is given.
    const result = await submit({ ...payload });
    if (result.kind === 'success') return { kind: 'sent', next: result.next };
    return { kind: 'failed', failure: reasons.get(result) ?? { kind: 'unknown', fields: {} } };
  };
}
