import { patience } from '../patience';
import type { Exchange } from './readAnswer';

/**
 * One POST, once: never repeated by itself (R7.1). Ends after 20 s at the latest by aborting, the
 * body's arrival included. A page that is left meanwhile still sends it. Never rejects.
 */
export const postOnce = async (
  address: string,
  payload: object,
  headers: Readonly<Record<string, string>>,
): Promise<Exchange> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience.answerMs);
  // A connection that goes while the inquiry is on its way may have carried it: asked now, not when it has failed.
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
