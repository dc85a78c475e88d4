import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { prepareCaptcha } from '../captcha/checkCaptcha';
import { keepDraft, keepValues, readDraft } from '../draft';
import { loadPhoneLibrary } from '../phone/loadPhoneLibrary';
import { type InquiryValues, inquiryFields, isBlank } from '../values';
import {
  fieldOf,
  hasChosenDestination,
  mergeValues,
  readValues,
  takeOverChecks,
  untickedSubjects,
  writeValues,
} from './formElement';
import type { ServedForm } from './handover';
import type { useAbout } from './useAbout';

/**
 * Synchronizes the elements, the form library and the visit's draft. When the form appears, text typed before any
 * script ran stays, and empty fields are filled from the draft.
 * @param recheck makes the form library check again, because the phone rule changes when its library loads
 */
export function useTypedText(
  element: RefObject<HTMLFormElement | null>,
  { destination, keep, remove }: ReturnType<typeof useAbout>,
  recheck: () => void,
  served: ServedForm | undefined,
) {
  const form = useForm<InquiryValues>();
  const used = useRef(false);

  /* Only when somebody uses the form, which most visitors never do. */
  const onFirstUse = () => {
    if (used.current) return;
    used.current = true;
    prepareCaptcha();
    void loadPhoneLibrary().then(recheck);
  };

  /** Makes the form library check once, after any number of changes. */
  const takeIn = (values: InquiryValues) =>
    form.batch(() => {
      for (const field of inquiryFields) form.change(field, values[field]);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: adopting happens once, when the form has appeared
  useEffect(() => {
    const elements = element.current;
    if (!elements) return;
    takeOverChecks(elements);
    const adopted = served?.adopt();
    // When a browser has translated the page, React replaces the form in which the visitor typed.
    const isAnew = adopted && !adopted.form.isConnected;
    const source = isAnew ? adopted.form : elements;
    const typed = readValues(source);
    if (hasChosenDestination(source)) {
      keepValues({ destination: typed.destination });
      keepDraft({ destinationChosen: true });
    }
    const kept = readDraft();
    const values = mergeValues(typed, kept.values);
    if (kept.destinationChosen) values.destination = kept.values.destination;
    writeValues(elements, values);
    takeIn(values);
    const unticked = untickedSubjects(source);
    if (unticked.length > 0) remove(unticked);
    if (!isBlank(typed)) {
      keepValues(values);
      keep();
    }
    if (isAnew && adopted.focused && document.activeElement === document.body)
      document.getElementById(adopted.focused)?.focus({ preventScroll: true });
    if (!isBlank(values) || elements.contains(document.activeElement)) onFirstUse();
    adopted?.goOn();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the visitor has come from somewhere else
  useEffect(() => {
    if (!destination || !element.current || readDraft().destinationChosen) return;
    writeValues(element.current, { destination });
    form.change('destination', destination);
  }, [destination]);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !element.current) return;
    const values = readValues(element.current);
    form.change(field, values[field]);
    keepValues(values);
    if (field === 'destination') keepDraft({ destinationChosen: true });
    keep();
  };

  return { takeIn, onInput, onFirstUse };
}
