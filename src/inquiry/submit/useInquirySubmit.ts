import { SubmissionError } from '@formspree/core';
import { useFormspree, useSubmit } from '@formspree/react';
import { useMemo } from 'react';
import { settings } from '../../facts/settings';
import type { Failure, Outcome } from '../model/failure';
import { timeouts } from '../model/timeouts';
import { readAnswer } from './readAnswer';

type Client = ReturnType<typeof useFormspree>['client'];

const loadedAt = Date.now();

/** The format that Formspree's spam filter expects: base64 of a JSON object. */
const sessionData = (): string => btoa(JSON.stringify({ loadedAt, webdriver: navigator.webdriver }));

/**
 * One POST, never repeated automatically (R7.1). It is aborted after 20 s, which includes receiving the body. It
 * continues when the visitor leaves the page. Never rejects.
 */
const postOnce = async (form: string, data: object, clientName = ''): Promise<Outcome> => {
  // Not AbortSignal.timeout, which Safari 15 and Chrome 100 lack.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeouts.answerMs);
  // A connection that breaks during sending may have delivered the inquiry, so this is read now, not after a failure.
  const { onLine } = navigator;
  try {
    const answer = await fetch(`${settings.formOrigin}/f/${encodeURIComponent(form)}`, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      keepalive: true,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Formspree-Client': clientName,
        'Formspree-Session-Data': sessionData(),
      },
      body: JSON.stringify(data),
      signal: abort.signal,
    });
    return readAnswer(answer.status, await answer.text());
  } catch {
    if (abort.signal.aborted) return { kind: 'timeout' };
    return { kind: onLine ? 'network' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
};

/** The library's error has neither status nor kind, and compiled code cannot extend its class. */
interface Refusal extends SubmissionError {
  readonly failure: Failure;
}

const submitForm: Client['submitForm'] = async (form, data, options) => {
  const outcome = await postOnce(form, data, options?.clientName);
  if (outcome.kind === 'sent') return { kind: 'success', next: outcome.next };
  return Object.assign(new SubmissionError({ message: outcome.kind }), { failure: outcome });
};

const isRefusal = (result: object): result is Refusal => 'failure' in result;

/**
 * Sends an inquiry's fields with Formspree's own hook. Returns why it failed, if it did. The hook's client gets our
 * function for posting: the original hides the status, cannot be aborted, has no timeout and accepts no `fetch`
 * (docs/decisions).
 */
export function useInquirySubmit(): (fields: Readonly<Record<string, string>>) => Promise<Failure | undefined> {
  const { client } = useFormspree();
  const patient = useMemo(() => Object.assign(Object.create(client) as Client, { submitForm }), [client]);
  const submit = useSubmit<Record<string, string>>(settings.form ?? '', { client: patient });
  return async (fields) => {
    const result = await submit(fields);
    if (result.kind === 'success') return undefined;
    return isRefusal(result) ? result.failure : { kind: 'unknown' };
  };
}
