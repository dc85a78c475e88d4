import type { InquiryErrors } from './checkInquiry';

export const captchaFailures = ['captchaInvalid', 'captchaError', 'captchaMissing'] as const;
export type CaptchaFailure = (typeof captchaFailures)[number];

/** The inquiry may still have arrived: the answer is missing or does not say. */
const unconfirmed = ['timeout', 'network', 'server', 'html', 'malformed', 'noNext'] as const;

export type FailureKind =
  | (typeof unconfirmed)[number]
  | 'offline'
  | 'fields'
  | 'form'
  | 'forbidden'
  | 'tooMany'
  | 'quota'
  | 'unknown'
  | CaptchaFailure;

export const mayHaveArrived = (kind: FailureKind): boolean => unconfirmed.some((each) => each === kind);

export interface Failure {
  readonly kind: FailureKind;
  /** Messages for fields that the server refused. */
  readonly fields?: InquiryErrors;
}

export type Outcome = Failure | { readonly kind: 'sent'; readonly next: string };
