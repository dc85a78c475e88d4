import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { refusedToken } from './captchaScript';
import type { openStore } from './inquiryStore';
import { refusalPage, thanksPage } from './listPage';
import { checkFields, type Fields, isTrapped, parseFields } from './submission';

/** Formspree takes far more; an inquiry without files stays below this. In bytes. */
const largestBody = 100_000;

/** The body, or undefined when it is larger than allowed; the rest is then thrown away unread. */
const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size <= largestBody) parts.push(part as Buffer);
    // Read on for a while, so that the sender gets to see the answer; not for ever.
    else if (size > largestBody * 20) break;
  }
  return size > largestBody ? undefined : Buffer.concat(parts);
};

const modes = ['ok', 'slow', '500'] as const;

/** How the inbox answers: as Formspree does, only after a while, or as a server that has failed. */
export type Mode = (typeof modes)[number];

export const isMode = (value: string | null): value is Mode => modes.some((mode) => mode === value);

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, Formspree-Client, Formspree-Session-Data',
  'Access-Control-Max-Age': '600',
} as const;

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const end = (response: ServerResponse, { status, headers = {}, body = '' }: Reply): void => {
  response.writeHead(status, { ...corsHeaders, 'Cache-Control': 'no-store', ...headers });
  response.end(body);
};

/** Answers a preflight as Formspree does. */
export const answerPreflight = (response: ServerResponse): void => end(response, { status: 204 });

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/* The published address of the site is not this machine: back to the page's own server, on the path that was named. */
const nextPage = (fields: Fields, origin: string | undefined): string | undefined => {
  const next = fields._next;
  if (!next || !isWebAddress(next)) return undefined;
  const named = new URL(next);
  return origin && isWebAddress(origin) ? `${origin}${named.pathname}${named.search}${named.hash}` : next;
};

const jsonReply = (status: number, body: object): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const pageReply = (status: number, body: string): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
});

const errorsReply = (
  wantsJson: boolean,
  status: number,
  errors: readonly { code: string; message: string }[],
): Reply =>
  wantsJson
    ? jsonReply(status, { error: errors.map(({ message }) => message).join(', '), errors })
    : pageReply(status, refusalPage(errors.map(({ message }) => message)));

const acceptedReply = (wantsJson: boolean, fields: Fields, request: IncomingMessage): Reply => {
  if (wantsJson) return jsonReply(200, { next: '/thanks', ok: true });
  const next = nextPage(fields, request.headers.origin);
  return next ? { status: 302, headers: { Location: next } } : pageReply(200, thanksPage);
};

/** Milliseconds until the mode `slow` answers. */
const slowness = 2_500;

/** Takes one inquiry for a form, checks it and answers as Formspree does, or as it has been told to. */
export const receive = async (
  request: IncomingMessage,
  response: ServerResponse,
  form: string,
  { store, modeFor }: { store: ReturnType<typeof openStore>; modeFor: (email: string | undefined) => Mode },
): Promise<void> => {
  const wantsJson = (request.headers.accept ?? '').includes('application/json');
  const body = await readBody(request);
  if (!body) {
    end(response, errorsReply(wantsJson, 413, [{ code: 'FILES_TOO_BIG', message: 'Submission is too large' }]));
    return;
  }
  const fields = parseFields(body, request.headers);
  if (!fields) {
    end(response, errorsReply(wantsJson, 400, [{ code: 'EMPTY', message: 'The body cannot be read' }]));
    return;
  }
  const mode = modeFor(fields.email);
  if (mode === 'slow') await pause(slowness);
  if (mode === '500') return end(response, jsonReply(500, { error: 'Internal error' }));
  if (fields['g-recaptcha-response'] === refusedToken)
    return end(response, jsonReply(403, { error: 'reCAPTCHA validation failed' }));
  const errors = checkFields(fields);
  if (errors.length > 0) {
    end(response, errorsReply(wantsJson, 422, errors));
    return;
  }
  // A robot must not learn that it was detected.
  if (!isTrapped(fields)) await store.keep(form, fields);
  end(response, acceptedReply(wantsJson, fields, request));
};
