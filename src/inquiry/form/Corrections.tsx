import { type Ref, useContext } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { ErrorSummary } from '../../components/ui/form/ErrorSummary';
import { useFormTranslation } from '../model/useFormTranslation';
import type { InquiryValues } from '../model/values';
import { errorText, FormContext } from './LabeledField';

/**
 * What is still to be corrected. The list shrinks with every corrected field and disappears with the last. It is a
 * separate component, so that a keystroke renders only this list. Its changes are not announced.
 */
export function Corrections({ ref }: { ref: Ref<HTMLDivElement> }) {
  const words = useFormTranslation();
  const { formId, flagged } = useContext(FormContext);
  const form = useForm<InquiryValues>();
  useFormState<InquiryValues>({ subscription: { values: true, errors: true, submitErrors: true } });
  const items = flagged.flatMap((field) => {
    const text = errorText(words, form.getFieldState(field));
    return text ? [{ target: `${formId}-${field}`, text }] : [];
  });
  if (items.length === 0) return null;
  return (
    <div>
      <ErrorSummary
        ref={ref}
        title={words('summary.title', { count: items.length })}
        comfort={words('summary.comfort')}
        items={items}
      />
    </div>
  );
}
