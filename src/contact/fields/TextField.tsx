import type { ComponentProps } from 'react';
import { TextInput } from '../../components/form/Control';
import { Field, fieldAria } from '../../components/form/Field';
import { useFormWords } from '../useFormWords';
import type { TextFieldName } from '../values';
import { type FieldPlace, useInquiryField } from './useInquiryField';

/** Every field is required, as the sentence above the form says. Types refuse a `required` that would be ignored. */
type TextFieldProps = Omit<ComponentProps<'input'>, 'required'> & {
  field: TextFieldName;
  place: FieldPlace;
  hint?: string;
};

/** One line of text. */
export function TextField({ field, place, hint, className, ...rest }: TextFieldProps) {
  const words = useFormWords();
  const { id, name, message } = useInquiryField(field, place);
  return (
    <Field id={id} label={words(`fields.${field}.label`)} hint={hint} message={message}>
      <TextInput
        {...rest}
        {...fieldAria(id, { hint: hint !== undefined, message })}
        name={name}
        required
        $fine={message?.tone === 'success'}
      />
    </Field>
  );
}
