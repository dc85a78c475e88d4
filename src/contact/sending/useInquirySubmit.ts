import { SubmissionError } from '@formspree/core';
import { useFormspree, useSubmit } from '@formspree/react';
import { useMemo } from 'react';
import { settings } from '../../facts/settings';
import { postOnce } from './postOnce';
import { type Failure, type Outcome, readAnswer } from './readAnswer';

type Client = ReturnType<typeof useFormspree>['client'];

/** The library's error has neither status nor kind, and compiled code cannot extend its class. */
interface Refusal extends SubmissionError {
  readonly failure: Failure;
}

const isRefusal = (result: object): result is Refusal => 'failure' in result;

const loadedAt = Date.now();

/** The format that Formspree's spam filter expects: base64 of a JSON object. */
const sessionData = (): string => btoa(JSON.stringify({ loadedAt, webdriver: navigator.webdriver }));

const submitForm: Client['submitForm'] = async (form, data, options = {}) => {
  const answer = await postOnce(`${settings.formOrigin}/f/${encodeURIComponent(form)}`, data, {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Formspree-Client': options.clientName ?? '',
    'Formspree-Session-Data': sessionData(),
  });
  const outcome = readAnswer(answer);
  if (outcome.kind === 'sent') return { kind: 'success', next: outcome.next };
  const { failure } = outcome;
  return Object.assign(new SubmissionError({ message: failure.kind }), { failure });
};

/**
 * Sends an inquiry's fields, by their names on the wire, with Formspree's own hook. Its client gets our function for
 * posting: the original hides the status, cannot be aborted, has no timeout and accepts no `fetch` (docs/decisions).
 */
export function useInquirySubmit(): (fields: Readonly<Record<string, string>>) => Promise<Outcome> {
  const { client } = useFormspree();
  const patient = useMemo(() => Object.assign(Object.create(client) as Client, { submitForm }), [client]);
  const submit = useSubmit<Record<string, string>>(settings.form ?? '', { client: patient });
  return async (fields) => {
    // A copy, because the library changes its argument.
    const result = await submit({ ...fields });
    if (result.kind === 'success') return { kind: 'sent', next: result.next };
    return { kind: 'failed', failure: isRefusal(result) ? result.failure : { kind: 'unknown', fields: {} } };
  };
}
