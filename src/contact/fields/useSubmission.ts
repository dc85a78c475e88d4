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
 * A notice above the button pushes it out of low windows, and with it most of itself. Where both do not fit, what
 * happened goes first. At once: browsers give up a smooth scroll when the next one is asked for.
 */
const showOutcome = (form: HTMLFormElement, notice: Element) => {
  for (const part of [form.querySelector('[type=submit]'), notice])
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

const atMost = (milliseconds: number, wanted: Promise<void>): Promise<void> =>
  Promise.race([wanted, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

/**
 * What pressing the button does: take in what stands in the fields, check it with the phone rules at hand, send it once.
 * After a failed check `flagged` holds the fields that were wrong then, which show how they are now, and the element of
 * `summary` takes the focus.
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
    // Firefox, scrolling by itself to what takes the focus, leaves most of a high element out of sight.
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
    // Corrections take the focus themselves, and thanks stand in place of the form.
    ended.current = flawless;
  };

  const submit = () => {
    // A second press while the first is under way, before anything is drawn, must not send twice.
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
