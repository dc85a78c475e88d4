import { nearestById } from './nearest';
import type { DetailRouteKey } from './table';

/**
 * The named validation steps of the routes with an id. They decide whether an id exists. The 404 page runs them for its
 * address.
 */

export interface IndexedRecord {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** The words of a rule's own message are in locales (error.<key>). */
export interface RuleMessage {
  readonly key: 'unknownClinic';
  readonly id: string;
  readonly suggestion: IndexedRecord;
}

export type RouteResult =
  | { readonly kind: 'ok' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** When `message` is missing, the standard one: Page Not Found: {fullPath}. */
  | { readonly kind: 'error'; readonly status: 404; readonly fatal: true; readonly message?: RuleMessage };

interface CheckInput {
  readonly id: string;
  /** All records of the kind in the language of the address. */
  readonly known: readonly IndexedRecord[];
}

const failed = (message?: RuleMessage): RouteResult => ({ kind: 'error', status: 404, fatal: true, message });

/** Same letters in a different case: each page has one address, so the visitor is redirected to it. */
const otherSpelling = (id: string, known: readonly IndexedRecord[]): IndexedRecord | undefined =>
  known.find((record) => record.id === id.toLowerCase());

/** Whether a clinic has this id. An unknown id gets its own message when a clinic with a similar id exists. */
export const checkClinic = ({ id, known }: CheckInput): RouteResult => {
  if (known.some((clinic) => clinic.id === id)) return { kind: 'ok' };
  const same = otherSpelling(id, known);
  if (same) return { kind: 'redirect', to: same.path };
  const suggestion = nearestById(id, known);
  return failed(suggestion && { key: 'unknownClinic', id, suggestion });
};

/** Whether a care option or a procedure has this id in the language of the address. */
export const checkCareOption = ({ id, known }: CheckInput): RouteResult => {
  if (known.some((treatment) => treatment.id === id)) return { kind: 'ok' };
  const same = otherSpelling(id, known);
  return same ? { kind: 'redirect', to: same.path } : failed();
};

export const checkOf: Readonly<Record<DetailRouteKey, (input: CheckInput) => RouteResult>> = {
  clinic: checkClinic,
  careOption: checkCareOption,
  procedure: checkCareOption,
  doctorSheet: checkCareOption,
};
