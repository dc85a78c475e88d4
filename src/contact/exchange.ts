import { patience } from './limits';
import type { Exchange } from './outcome';

/**
 * One POST, once: never repeated by itself (specification, section 7). Ends after 20 s at the latest by aborting, the
 * body's arrival included. Never rejects.
 */
export const exchange = async (
  address: string,
  payload: object,
  headers: Readonly<Record<string, string>>,
): Promise<Exchange> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience.answerMs);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      headers,
      body: JSON.stringify(payload),
      signal: abort.signal,
    });
    return { kind: 'answer', status: answer.status, body: await answer.text() };
  } catch {
    if (abort.signal.aborted) return { kind: 'timeout' };
    return { kind: navigator.onLine ? 'network' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
};
