import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type SubmitInquiry, useInquirySubmit } from './formspree';

interface CourierProps {
  onReady: (submit: SubmitInquiry) => void;
}

/** Draws nothing: the Formspree library's hooks only work inside a component. */
function Courier({ onReady }: CourierProps) {
  const submit = useInquirySubmit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library's function is new at every render, and the same
  useEffect(() => onReady(submit), [onReady]);
  return null;
}

/** In a root of its own, which outlives the page with the form: who leaves while an inquiry is on its way has sent it. */
export const callCourier = (): Promise<SubmitInquiry> =>
  new Promise((onReady) => createRoot(document.createElement('div')).render(<Courier onReady={onReady} />));
