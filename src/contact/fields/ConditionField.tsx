import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';
import { TextArea } from '../../components/form/Control';
import { Field, fieldAria, Hint } from '../../components/form/Field';
import { VisuallyHidden } from '../../components/visuallyHidden/VisuallyHidden';
import { patience } from '../patience';
import { useFormWords } from '../useFormWords';
import { fieldLimits } from '../values';
import { charactersLeft } from './checkInquiry';
import { type FieldPlace, useInquiryField } from './useInquiryField';

/** The text after one second without typing: a counter announced at every key would drown out everything else. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), patience.counterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Free text with a counter near the limit. */
export function ConditionField({ place }: { place: FieldPlace }) {
  const words = useFormWords();
  const { id, name, message } = useInquiryField('condition', place);
  const { input } = useField<string>('condition', { subscription: { value: true } });
  const left = charactersLeft(input.value);
  const counter =
    left === undefined
      ? ''
      : left < 0
        ? words('fields.condition.over', { count: -left })
        : words('fields.condition.left', { count: left });
  const spoken = useSettled(counter);
  return (
    <Field id={id} label={words('fields.condition.label')} hint={words('fields.condition.hint')} message={message}>
      <TextArea
        {...fieldAria(id, { hint: true, message })}
        name={name}
        rows={4}
        minLength={fieldLimits.condition.min}
        // No maxlength: before scripts run, browsers would silently cut pasted text.
        required
        // Browsers store the text of a page that was left on the device. This text is about somebody's health.
        autoComplete="off"
        $fine={message?.tone === 'success'}
      />
      {counter && <Hint aria-hidden="true">{counter}</Hint>}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Field>
  );
}
