import { SubmissionError } from '@formspree/core';
import { useFormspree, useSubmit } from '@formspree/react';
import { useMemo } from 'react';
import { settings } from '../facts/settings';
import { exchange } from './exchange';
import { type Failure, type Outcome, outcomeOf } from './outcome';

type Client = ReturnType<typeof useFormspree>['client'];

/** A refusal with its reason: the library's own error has neither status nor kind. */
class Refusal extends SubmissionError {
  constructor(readonly failure: Failure) {
    super({ message: failure.kind });
  }
}

const loadedAt = Date.now();

/* Formspree's spam filter expects this: base64 of a JSON object. */
const sessionData = (): string => btoa(JSON.stringify({ loadedAt, webdriver: navigator.webdriver }));

const submitForm: Client['submitForm'] = async (form, data, options = {}) => {
  const answer = await exchange(`${options.endpoint ?? settings.formOrigin}/f/${encodeURIComponent(form)}`, data, {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Formspree-Client': options.clientName ?? '',
    'Formspree-Session-Data': sessionData(),
  });
  const outcome = outcomeOf(answer);
  return outcome.kind === 'sent' ? { kind: 'success', next: outcome.next } : new Refusal(outcome.failure);
};

/**
 * Sends an inquiry through Formspree's own hook. Its client is given another way to post, because the original hides the
 * status, cannot be aborted and waits for ever.
 */
export function useInquirySubmit(): (payload: Readonly<Record<string, string>>) => Promise<Outcome> {
  const { client } = useFormspree();
  const patient = useMemo(() => Object.assign(Object.create(client) as Client, { submitForm }), [client]);
  const submit = useSubmit<Record<string, string>>(settings.form ?? '', {
    client: patient,
    origin: settings.formOrigin,
  });
  return async (payload) => {
    // A copy: the library writes into what it is given.
    const result = await submit({ ...payload });
    if (result.kind === 'success') return { kind: 'sent', next: result.next };
    const failure: Failure = result instanceof Refusal ? result.failure : { kind: 'unknown', fields: {} };
    return { kind: 'failed', failure };
  };
}
