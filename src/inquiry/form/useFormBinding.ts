import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-final-form';
import { type InquiryField, type InquiryValues, inquiryFields, isBlank } from '../model/values';
import { keepDraft, readDraft } from '../state/draft';
import { loadPhoneRules } from '../state/phoneRules';
import { prepareCaptcha } from '../submit/checkCaptcha';
import { readValues, writeValues } from './formElement';
import { hydrateForm } from './serverForm';
import type { useTopics } from './useTopics';

/** Only when somebody uses the form, which most visitors never do. */
const onUse = (): void => {
  prepareCaptcha();
  void loadPhoneRules();
};

/**
 * In a low window a notice above the button pushes the button, and much of itself, out of sight. When both do not fit,
 * the notice goes first. It scrolls at once, because browsers cancel a smooth scroll when another begins.
 */
const showNotice = (form: HTMLFormElement): void => {
  const notice = form.querySelector('[role=alert]');
  const parts = notice ? [form.querySelector('[type=submit]'), notice] : [];
  for (const part of parts) part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

/**
 * Synchronizes the elements, the form library and the visit's draft, from the form's appearance to a press on its
 * button. After a failed check, `flagged` holds the wrong fields, which now show their current state, and the element
 * of `summary` gets the focus.
 */
export function useFormBinding(
  formId: string,
  element: RefObject<HTMLFormElement | null>,
  { own }: ReturnType<typeof useTopics>,
) {
  const form = useForm<InquiryValues>();
  const summary = useRef<HTMLDivElement>(null);
  const [flagged, setFlagged] = useState<readonly InquiryField[]>([]);

  /** Tells the form library what the elements hold, and returns it. */
  const takeIn = (elements: HTMLFormElement): InquiryValues => {
    const values = readValues(elements);
    form.batch(() => {
      for (const field of inquiryFields) form.change(field, values[field]);
      form.change('whom', values.whom);
    });
    return values;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has appeared
  useEffect(() => {
    const elements = element.current;
    if (!elements) return;
    // Our messages replace the browser's.
    elements.noValidate = true;
    const resumeSubmit = hydrateForm(formId);
    const { values } = readDraft();
    writeValues(elements, values);
    takeIn(elements);
    if (!isBlank(values) || elements.contains(document.activeElement)) onUse();
    // The form library validates only after all effects have run.
    if (resumeSubmit) queueMicrotask(resumeSubmit);
  }, []);

  const onInput = (): void => {
    if (!element.current) return;
    keepDraft({ values: takeIn(element.current), topics: own });
  };

  const submit = async (): Promise<void> => {
    if (!element.current || form.getState().submitting) return;
    // Some browsers fill in forms without an event.
    keepDraft({ values: takeIn(element.current) });
    const { errors: wrong = {} } = form.getState();
    await form.submit();
    const { submitErrors: refused = {} } = form.getState();
    const found = Object.keys(wrong).length > 0 ? wrong : refused;
    flushSync(() => setFlagged(inquiryFields.filter((field) => field in found)));
    if (summary.current) {
      // When Firefox scrolls to a focused element, most of a tall one stays out of sight.
      summary.current.focus({ preventScroll: true });
      summary.current.scrollIntoView({ block: 'nearest' });
    } else if (element.current) showNotice(element.current);
  };

  return { onInput, onUse, submit, flagged, summary };
}
