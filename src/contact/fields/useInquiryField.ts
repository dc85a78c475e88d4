import { useField } from 'react-final-form';
import type { FieldMessageText } from '../../components/form/FieldMessage';
import { wireNames } from '../sending/wireNames';
import { useFormWords } from '../useFormWords';
import { fieldLimits, type InquiryField } from '../values';

export interface FieldPlace {
  /** Prefix of the ids in the document. */
  readonly formId: string;
  /** Fields that were wrong at the last attempt to send. Only these show whether they are now valid. */
  readonly flagged: ReadonlySet<InquiryField>;
}

const numbers = {
  nameMax: fieldLimits.name.max,
  conditionMin: fieldLimits.condition.min,
  conditionMax: fieldLimits.condition.max,
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

interface Judged {
  readonly error?: unknown;
  readonly submitError?: unknown;
  readonly modifiedSinceLastSubmit?: boolean | undefined;
}

/** Key of a field's current error. An error from the server counts until the field is changed. */
export const wrongNow = (field: Judged | undefined): string | undefined =>
  text(field?.error) ?? (field?.modifiedSinceLastSubmit ? undefined : text(field?.submitError));

/** Registers a field with the form and returns the message below it. The element itself stays uncontrolled. */
export function useInquiryField(field: InquiryField, { formId, flagged }: FieldPlace) {
  const words = useFormWords();
  const { meta } = useField<string | boolean>(field, {
    subscription: { error: true, submitError: true, modifiedSinceLastSubmit: true },
  });
  const wrong = wrongNow(meta);
  const message: FieldMessageText | undefined = !flagged.has(field)
    ? undefined
    : wrong
      ? { tone: 'error', text: words(`errors.${wrong}`, numbers) }
      : { tone: 'success', text: words('fields.right') };
  return { id: `${formId}-${field}`, name: wireNames[field], message };
}

/** The message for a key, as in the list of corrections. */
export const errorText = (words: ReturnType<typeof useFormWords>, key: string): string =>
  words(`errors.${key}`, numbers);
