import { patience } from '../patience';
import type { Exchange } from './readAnswer';

/**
 * One POST, never repeated automatically (R7.1). It is aborted after 20 s, which includes receiving the body. It
 * continues when the visitor leaves the page. Never rejects.
 */
export const postOnce = async (
  address: string,
  payload: object,
  headers: Readonly<Record<string, string>>,
): Promise<Exchange> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience.answerMs);
  // A connection that breaks during sending may have delivered the inquiry, so this is read now, not after a failure.
  const { onLine } = navigator;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      keepalive: true,
      headers,
      body: JSON.stringify(payload),
      signal: abort.signal,
    });
    return { kind: 'answer', status: answer.status, body: await answer.text() };
  } catch {
    if (abort.signal.aborted) return { kind: 'timeout' };
    return { kind: onLine ? 'network' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
};
