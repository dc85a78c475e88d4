import { httpRetry } from '../facts/limits';

/** Not from a library: these rules are thirty lines, the library adds 3.7 KB to every page. */

export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly address: string,
    /** 0 when no answer came. */
    readonly status: number,
    cause?: unknown,
  ) {
    super(`${address} answered ${status || 'nothing'}`, { cause });
  }
}

/** For one attempt, in milliseconds. */
const timeoutMs = 10_000;

type RequestOptions = Omit<RequestInit, 'signal'>;

const retryable = (status: number): boolean => (httpRetry.statuses as readonly number[]).includes(status);

const once = async (address: string, init: RequestOptions): Promise<Response> => {
  let response: Response;
  try {
    // Browsers before 2022 lack this signal and use the network timeout.
    response = await fetch(address, { ...init, signal: AbortSignal.timeout?.(timeoutMs) });
  } catch (cause) {
    throw new HttpError(address, 0, cause);
  }
  if (!response.ok) throw new HttpError(address, response.status);
  return response;
};

/**
 * One HTTP request. A GET is tried once more on 408, 409, 425, 429, 500, 502, 503 and 504; POST, PUT, PATCH and DELETE
 * never are (R7.6). Throws HttpError for every answer but 2xx, and when there is no answer.
 */
export const request = async (address: string, options: RequestOptions = {}): Promise<Response> => {
  const attempts = (options.method ?? 'GET').toUpperCase() === 'GET' ? 1 + httpRetry.times : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(address, options);
    } catch (error) {
      if (attempt >= attempts || !(error instanceof HttpError && retryable(error.status))) throw error;
    }
  }
};

/** GET of a JSON document. The caller has to check what it reads from it. */
export const getJson = async (address: string, options: RequestOptions = {}): Promise<unknown> => {
  const response = await request(address, { ...options, headers: { Accept: 'application/json', ...options.headers } });
  return response.json();
};
