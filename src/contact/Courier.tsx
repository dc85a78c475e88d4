import { useEffect } from 'react';
import { type SubmitInquiry, useInquirySubmit } from './formspree';

interface CourierProps {
  onReady: (submit: SubmitInquiry) => void;
}

/** Draws nothing: brings the Formspree library, whose hooks only work inside a component. */
export function Courier({ onReady }: CourierProps) {
  const submit = useInquirySubmit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library's function is new at every render, and the same
  useEffect(() => onReady(submit), [onReady]);
  return null;
}
