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
 * Keeps three places in step: the elements, the form library and the visit's draft. Once the form has appeared, text typed
 * before any script ran stays, and empty fields are filled from the draft.
 * @param recheck has the form library check anew: the phone rule changes once its library is there
 */
export function useTypedText(
  element: RefObject<HTMLFormElement | null>,
  { destination, keep, remove }: ReturnType<typeof useAbout>,
  recheck: () => void,
  served: ServedForm | undefined,
) {
  const form = useForm<InquiryValues>();
  const used = useRef(false);

  /* Not before somebody uses the form: most visitors never do. */
  const onFirstUse = () => {
    if (used.current) return;
    used.current = true;
    prepareCaptcha();
    void loadPhoneLibrary().then(recheck);
  };

  /** The form library checks once, whatever has changed. */
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
    // Where a browser has translated the page, React draws the form anew in place of the one that was typed in.
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
