import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { keepValues } from '../draft';
import { patience } from '../patience';
import { loadPhoneLibrary } from '../phone/loadPhoneLibrary';
import { type InquiryField, type InquiryValues, inquiryFields } from '../values';
import type { InquiryErrors } from './checkInquiry';
import { readValues } from './formElement';

const none: InquiryErrors = {};

/**
 * In a low window a notice above the button pushes the button, and much of itself, out of sight. When both do not fit,
 * the notice goes first. It scrolls at once, because browsers cancel a smooth scroll when another begins.
 */
const showOutcome = (form: HTMLFormElement, notice: Element) => {
  for (const part of [form.querySelector('[type=submit]'), notice])
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

const atMost = (milliseconds: number, wanted: Promise<void>): Promise<void> =>
  Promise.race([wanted, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

/**
 * Handles a press on the button: reads the fields, checks them with the available phone rules, and sends them once.
 * After a failed check, `flagged` holds the wrong fields, which now show their current state, and the element of
 * `summary` gets the focus.
 */
export function useSubmission(
  element: RefObject<HTMLFormElement | null>,
  takeIn: (values: InquiryValues) => void,
  recheck: () => void,
) {
  const form = useForm<InquiryValues>();
  const summary = useRef<HTMLDivElement>(null);
  const running = useRef(false);
  const ended = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<InquiryErrors>(none);

  useEffect(() => {
    if (errors === none) return;
    // When Firefox scrolls to a focused element, most of a tall one stays out of sight.
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'nearest' });
  }, [errors]);

  useEffect(() => {
    const notice = ended.current && element.current?.querySelector('[role=alert]');
    if (!element.current || !notice) return;
    ended.current = false;
    showOutcome(element.current, notice);
  });

  const run = async () => {
    if (!element.current) return;
    // Some browsers fill in forms without an event.
    const values = readValues(element.current);
    keepValues(values);
    await atMost(patience.phoneRulesMs, loadPhoneLibrary());
    takeIn(values);
    recheck();
    const wrong: InquiryErrors = form.getState().errors ?? none;
    await form.submit();
    const refused: InquiryErrors = form.getState().submitErrors ?? none;
    const found = Object.keys(wrong).length > 0 ? wrong : refused;
    const flawless = Object.keys(found).length === 0;
    setErrors(flawless ? none : { ...found });
    // Corrections take the focus themselves, and the thanks replace the form.
    ended.current = flawless;
  };

  const submit = () => {
    // A second press before the next rendering must not send twice.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    run().finally(() => {
      running.current = false;
      setBusy(false);
    });
  };

  const flagged: ReadonlySet<InquiryField> = new Set(inquiryFields.filter((field) => errors[field] !== undefined));
  return { submit, busy, flagged, summary };
}
