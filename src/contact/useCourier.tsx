import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Courier } from './Courier';
import type { SubmitInquiry } from './formspree';

interface Called {
  readonly Courier: typeof Courier;
  readonly onReady: (submit: SubmitInquiry) => void;
}

/** Starts loading what sends an inquiry; called when the form is first used, so that others never load it. */
export const loadCourier = () => import('./Courier');

/**
 * Sending, with its library loaded when it is needed: 5 KB that a page with a form does not need to come alive.
 * `courier` has to stand somewhere in the tree. `submit` rejects when the library cannot be had, and asks for it anew the
 * next time.
 */
export function useCourier(): { readonly courier: ReactNode; readonly submit: SubmitInquiry } {
  const [called, setCalled] = useState<Called>();
  const coming = useRef<Promise<SubmitInquiry>>(undefined);
  const giveUp = useRef<() => void>(undefined);

  // Who has left the page before the library came gets an answer too.
  useEffect(() => () => giveUp.current?.(), []);

  const call = async (): Promise<SubmitInquiry> => {
    const { Courier } = await loadCourier();
    return new Promise((onReady, reject) => {
      giveUp.current = () => reject(new Error('The form has gone before it could send.'));
      setCalled({ Courier, onReady });
    });
  };

  const submit: SubmitInquiry = async (payload) => {
    coming.current ??= call();
    try {
      const send = await coming.current;
      return send(payload);
    } catch (error) {
      coming.current = undefined;
      throw error;
    }
  };

  return { submit, courier: called && <called.Courier onReady={called.onReady} /> };
}
