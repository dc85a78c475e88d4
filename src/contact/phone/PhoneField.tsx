import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { TextInput } from '../../components/form/Control';
import { Field, fieldAria, Hint } from '../../components/form/Field';
import { usePage } from '../../components/page/PageProvider';
import { VisuallyHidden } from '../../components/visuallyHidden/VisuallyHidden';
import { type FieldPlace, useInquiryField } from '../fields/useInquiryField';
import { useFormWords } from '../useFormWords';
import { fieldLimits } from '../values';
import { formatTyped } from './formatTyped';
import { phoneLibrary, phoneLibraryArrived } from './loadPhoneLibrary';
import { phoneCountries } from './readPhone';
import { understandPhone } from './understandPhone';

const isTyping = (event: Event): boolean =>
  event instanceof InputEvent && !event.isComposing && !/^(delete|history)/.test(event.inputType);

/**
 * Formats the number while it is typed. When the visitor leaves the field, it says how a number without country code is
 * understood.
 */
export function PhoneField({ place }: { place: FieldPlace }) {
  const words = useFormWords();
  const { language } = usePage();
  const { id, name, message } = useInquiryField('phone', place);
  const { input: destination } = useField<string>('destination', { subscription: { value: true } });
  const [left, setLeft] = useState('');
  const element = useRef<HTMLInputElement>(null);
  const reading = left ? understandPhone(left, destination.value, language) : undefined;
  const assumed = reading?.assumed ? words('fields.phone.reading', { number: reading.international }) : undefined;

  /** Whether it changed anything. */
  const format = (field: HTMLInputElement): boolean => {
    const library = phoneLibrary();
    const [country] = phoneCountries(destination.value, language);
    const caret = field.selectionStart;
    if (!library || !country || caret === null) return false;
    const formatted = formatTyped(library, { value: field.value, caret }, country);
    if (!formatted) return false;
    field.value = formatted.value;
    // Safari also moves the focus.
    if (field === document.activeElement) field.setSelectionRange(formatted.caret, formatted.caret);
    return true;
  };
  const latest = useRef(format);
  latest.current = format;

  // Formats a number that was typed before the library had loaded.
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
