import { createContext, type ReactNode, useContext } from 'react';
import { type FieldMetaState, useField } from 'react-final-form';
import { Field, fieldAria } from '../../components/ui/form/Field';
import type { FieldMessageText } from '../../components/ui/form/FieldMessage';
import type { MessageKey } from '../model/checkInquiry';
import { fieldNames } from '../model/fieldNames';
import { type FormTranslation, useFormTranslation } from '../model/useFormTranslation';
import { fieldLimits, type InquiryField, type TextFieldName } from '../model/values';

interface FormState {
  readonly formId: string;
  /** Fields that were wrong at the last attempt to send. Only these show whether they are now valid. */
  readonly flagged: readonly InquiryField[];
  readonly sending: boolean;
}

/** What every field has to know of its form. */
export const FormContext = createContext<FormState>({ formId: '', flagged: [], sending: false });

type Judged = Pick<FieldMetaState<unknown>, 'error' | 'submitError' | 'modifiedSinceLastSubmit'>;

/** The message for a field's current error. An error from the server counts until the field is changed. */
export const errorText = (words: FormTranslation, field: Judged | undefined): string | undefined => {
  const key: MessageKey | undefined = field?.error ?? (field?.modifiedSinceLastSubmit ? undefined : field?.submitError);
  const { name, condition } = fieldLimits;
  const numbers = { nameMax: name.max, conditionMin: condition.min, conditionMax: condition.max };
  return key && words(`errors.${key}`, numbers);
};

/** Registers a field with the form and returns the message below it. The element itself stays uncontrolled. */
export function useInquiryField(field: InquiryField) {
  const words = useFormTranslation();
  const { formId, flagged } = useContext(FormContext);
  const { meta } = useField<string | boolean>(field, {
    subscription: { error: true, submitError: true, modifiedSinceLastSubmit: true },
  });
  const wrong = errorText(words, meta);
  const judged: FieldMessageText = wrong
    ? { tone: 'error', text: wrong }
    : { tone: 'success', text: words('fields.right') };
  const message = flagged.includes(field) ? judged : undefined;
  return { id: `${formId}-${field}`, name: fieldNames[field], message };
}

interface LabeledFieldProps {
  field: TextFieldName;
  hint?: string;
  /** May be left empty; every other field is required. */
  optional?: boolean;
  /** End of the id of a further text that describes the control. */
  also?: string | undefined;
  children: (control: ReturnType<typeof fieldAria> & ControlProps) => ReactNode;
}

interface ControlProps {
  name: string;
  required: boolean;
  /** Text written during sending would be neither sent nor kept. A read-only field keeps the focus and is read aloud. */
  readOnly: boolean;
  $fine: boolean;
}

export function LabeledField({ field, hint, optional = false, also, children }: LabeledFieldProps) {
  const words = useFormTranslation();
  const { sending } = useContext(FormContext);
  const { id, name, message } = useInquiryField(field);
  return (
    <Field id={id} label={words(`fields.${field}.label`)} hint={hint} message={message}>
      {children({
        ...fieldAria(id, { hint: Boolean(hint), message, also: also ? [`${id}-${also}`] : [] }),
        name,
        required: !optional,
        readOnly: sending,
        $fine: message?.tone === 'success',
      })}
    </Field>
  );
}
