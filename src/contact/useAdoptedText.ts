import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { prepareCaptcha } from './captcha';
import { loadCourier } from './courier';
import { type InquiryValues, isBlank } from './fields';
import { mergeValues, takeOverChecks, writeValues } from './formElement';
import { loadPhoneLibrary } from './phone/load';
import { fieldOf, hasChosenDestination, readValues } from './readForm';
import type { InquiryErrors } from './rules';
import { isEmptySubject } from './subject';
import { tellForm } from './tellForm';
import type { useAbout } from './useAbout';
import { keepDraft, keepValues, readDraft } from './visit';

export interface ServedForm {
  readonly form: HTMLFormElement | null;
  /** What had the focus when the page was taken over. */
  readonly focused: Element | null;
}

/**
 * Keeps three places in step: the elements, the form library and the visit's draft. Once the form has appeared, text typed
 * before any script ran stays, and empty fields are filled from the draft.
 */
export function useAdoptedText(
  element: RefObject<HTMLFormElement | null>,
  { about, destination, keep }: ReturnType<typeof useAbout>,
  validate: (values: Partial<InquiryValues>) => InquiryErrors,
  served: ServedForm | undefined,
) {
  const form = useForm<InquiryValues>();
  const [focused] = useState(() => served && document.activeElement);
  const used = useRef(false);

  /* Not before somebody uses the form: most visitors never do. */
  const onFirstUse = () => {
    if (used.current) return;
    used.current = true;
    prepareCaptcha();
    // What fails here is asked for again when the inquiry is sent.
    loadCourier().catch(() => undefined);
    // The phone rule has changed with the library, so what it said before is asked again.
    loadPhoneLibrary().then(() => form.setConfig('validate', validate));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: adopting happens once, when the form has appeared
  useEffect(() => {
    const elements = element.current;
    if (!elements) return;
    takeOverChecks(elements);
    // Where a browser has translated the page, React draws the form anew in place of the one that was typed in.
    const source = served?.form && !served.form.isConnected ? served.form : elements;
    const typed = readValues(source);
    if (hasChosenDestination(source)) {
      keepValues({ destination: typed.destination });
      keepDraft({ destinationChosen: true });
    }
    const kept = readDraft();
    const values = mergeValues(typed, kept.values);
    if (kept.destinationChosen) values.destination = kept.values.destination;
    writeValues(elements, values);
    tellForm(form, values);
    if (source !== elements && document.activeElement === document.body) {
      const before = [focused, served?.focused].find((each) => each && source.contains(each));
      if (before) document.getElementById(before.id)?.focus({ preventScroll: true });
    }
    if (!isBlank(typed)) {
      keepValues(values);
      if (!isEmptySubject(about) && !kept.about) keep();
    }
    if (!isBlank(values) || elements.contains(document.activeElement)) onFirstUse();
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
    if (!isEmptySubject(about)) keep();
  };

  return { onInput, onFirstUse };
}
