import { loadPart } from '../web/loadPart';
import type { SubmitInquiry } from './formspree';

let coming: Promise<SubmitInquiry> | undefined;

/**
 * What sends an inquiry: 5 KB that a page with a form does not need to come alive, loaded when the form is first used.
 * Rejects when they cannot be had, and asks for them anew the next time.
 */
export const loadCourier = (): Promise<SubmitInquiry> => {
  coming ??= loadPart(() => import('./CourierRoot'))
    .then(({ callCourier }) => callCourier())
    .catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
  return coming;
};

/** Sends the fields of an inquiry. Rejects when what sends it cannot be loaded. */
export const submitInquiry: SubmitInquiry = async (payload) => {
  const submit = await loadCourier();
  return submit(payload);
};
