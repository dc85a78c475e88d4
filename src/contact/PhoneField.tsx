import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { TextInput } from '../components/form/Control';
import { Field, fieldAria, Hint } from '../components/form/Field';
import { usePage } from '../components/page/PageProvider';
import { VisuallyHidden } from '../components/visuallyHidden/VisuallyHidden';
import { fieldLimits } from './fields';
import { phoneLibrary, phoneLibraryArrived } from './phone/load';
import { phoneCountries, readPhone } from './phone/rules';
import { formatTyped } from './phone/typing';
import { type FieldPlace, useInquiryField } from './useInquiryField';
import { useFormWords } from './words';

const isTyping = (event: Event): boolean =>
  event instanceof InputEvent &&
  !event.isComposing &&
  !event.inputType.startsWith('delete') &&
  !event.inputType.startsWith('history');

/** Formats as it is typed; once it is left, says how a number without country code is understood. */
export function PhoneField({ place }: { place: FieldPlace }) {
  const words = useFormWords();
  const { language } = usePage();
  const { id, name, message } = useInquiryField('phone', place);
  const { input: destination } = useField<string>('destination', { subscription: { value: true } });
  const [left, setLeft] = useState('');
  const element = useRef<HTMLInputElement>(null);

  const countries = phoneCountries(destination.value, language);
  const rules = phoneLibrary();
  const reading = rules && left ? readPhone(rules, left, countries) : undefined;
  const assumed = reading?.assumed ? words('fields.phone.reading', { number: reading.international }) : undefined;

  /** Whether there was anything to do. */
  const format = (field: HTMLInputElement): boolean => {
    // Looked up now: the library may have come since this was drawn.
    const library = phoneLibrary();
    const [country] = countries;
    const caret = field.selectionStart;
    if (!library || !country || caret === null) return false;
    const formatted = formatTyped(library, { value: field.value, caret }, country);
    if (!formatted) return false;
    field.value = formatted.value;
    // Safari takes the focus along.
    if (field === document.activeElement) field.setSelectionRange(formatted.caret, formatted.caret);
    return true;
  };
  const latest = useRef(format);
  latest.current = format;

  // Who types faster than the library comes finds the number formatted then.
  useEffect(() => {
    void phoneLibraryArrived.then(() => {
      const field = element.current;
      if (field && latest.current(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }, []);

  const onInput = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    if (left) setLeft('');
    if (isTyping(nativeEvent)) format(currentTarget);
  };

  return (
    <Field id={id} label={words('fields.phone.label')} hint={words('fields.phone.hint')} message={message}>
      <TextInput
        ref={element}
        {...fieldAria(id, { hint: true, message, also: assumed ? [`${id}-reading`] : [] })}
        name={name}
        type="tel"
        autoComplete="tel"
        maxLength={fieldLimits.phone.max}
        required
        $fine={message?.tone === 'success'}
        onInput={onInput}
        onBlur={(event) => setLeft(event.currentTarget.value)}
      />
      {assumed && <Hint id={`${id}-reading`}>{assumed}</Hint>}
      <VisuallyHidden role="status">{assumed}</VisuallyHidden>
    </Field>
  );
}
