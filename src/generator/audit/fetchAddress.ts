/** What a server answers, or why it does not. */
export type HttpAnswer =
  | { readonly status: number; readonly headers: Headers; readonly text: string; readonly failure?: undefined }
  | { readonly status: 0; readonly failure: string };

interface AskOptions {
  readonly method?: 'GET' | 'HEAD';
  readonly follow?: boolean;
}

const TIMEOUT_MS = 20_000;

/** Pause between two attempts: a server that is busy for a moment is not broken. */
const PAUSE_MS = 1_000;

interface Failure {
  readonly cause?: Failure;
  readonly code?: string;
  readonly message?: string;
}

/** Fetch only says that it failed. The reason is in the error's cause. */
const reasonOf = (failure: Failure): string => {
  const { code, message } = failure.cause ?? failure;
  return code ?? message ?? String(failure);
};

const askOnce = async (address: string, { method = 'GET', follow = false }: AskOptions): Promise<HttpAnswer> => {
  try {
    const response = await fetch(address, {
      method,
      redirect: follow ? 'follow' : 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; site-health)' },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return { status: 0, failure: reasonOf(error as Failure) };
  }
};

/** Requests an address, and once more after a pause when there is no answer or a server error. Never rejects. */
export const fetchAddress = async (address: string, options: AskOptions = {}): Promise<HttpAnswer> => {
  const answer = await askOnce(address, options);
  if (answer.status !== 0 && answer.status < 500) return answer;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return askOnce(address, options);
};

/** What is wrong with an answer that should have this status, in words; undefined when it is right. */
export const auditStatus = (answer: HttpAnswer, status = 200): string | undefined => {
  if (answer.failure !== undefined) return `no answer (${answer.failure})`;
  return answer.status === status ? undefined : `answers ${answer.status} in place of ${status}`;
};
