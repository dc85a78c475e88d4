import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { TextInput } from '../../components/form/Control';
import { Hint } from '../../components/form/Field';
import { usePage } from '../../components/page/PageProvider';
import { VisuallyHidden } from '../../components/visuallyHidden/VisuallyHidden';
import { LabeledField } from '../fields/LabeledField';
import { useStore } from '../store';
import { useFormWords } from '../useFormWords';
import { formatTyped } from './formatTyped';
import { phoneRules, understandPhone } from './phoneRules';
import { phoneCountries } from './readPhone';

const isTyping = (event: Event): boolean =>
  event instanceof InputEvent && !event.isComposing && !/^(delete|history)/.test(event.inputType);

/**
 * Formats the number while it is typed. When the visitor leaves the field, it says how a number without country code is
 * understood.
 */
export function PhoneField() {
  const words = useFormWords();
  const { language } = usePage();
  const library = useStore(phoneRules);
  const { input: destination } = useField<string>('destination', { subscription: { value: true } });
  const [left, setLeft] = useState('');
  const element = useRef<HTMLInputElement>(null);
  const reading = left ? understandPhone(left, destination.value, language) : undefined;
  const assumed = reading?.assumed ? words('fields.phone.reading', { number: reading.international }) : undefined;

  /** Whether it changed anything. */
  const format = (field: HTMLInputElement): boolean => {
    const [country] = phoneCountries(destination.value, language);
    const caret = field.selectionStart;
    const formatted =
      library && country && caret !== null && formatTyped(library, { value: field.value, caret }, country);
    if (!formatted) return false;
    field.value = formatted.value;
    // Safari also moves the focus.
    if (field === document.activeElement) field.setSelectionRange(formatted.caret, formatted.caret);
    return true;
  };

  // A number that was typed before the library had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the library arrives
  useEffect(() => {
    const field = element.current;
    if (field && format(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [library]);

  const onInput = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    setLeft('');
    if (isTyping(nativeEvent)) format(currentTarget);
  };

  return (
    <LabeledField field="phone" hint={words('fields.phone.hint')} also={assumed ? 'reading' : undefined}>
      {(control) => (
        <>
          <TextInput
            ref={element}
            {...control}
            type="tel"
            autoComplete="tel"
            onInput={onInput}
            onBlur={(event) => setLeft(event.currentTarget.value)}
          />
          {assumed && <Hint id={`${control.id}-reading`}>{assumed}</Hint>}
          <VisuallyHidden role="status">{assumed}</VisuallyHidden>
        </>
      )}
    </LabeledField>
  );
}
