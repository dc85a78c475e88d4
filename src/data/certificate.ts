import type { CareOptionKey } from '../facts/careOptionKeys';

export interface CertificateView {
  readonly covers: readonly CareOptionKey[];
  /** The month in which it ends: "May 2028" */
  readonly until: string;
  /** "Hospital quality, Andean Council, to May 2028" */
  readonly text: string;
}
