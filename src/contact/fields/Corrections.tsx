import type { Ref } from 'react';
import { useForm, useFormState } from 'react-final-form';
import styled from 'styled-components';
import { ErrorSummary } from '../../components/form/ErrorSummary';
import { useFormWords } from '../useFormWords';
import type { InquiryField, InquiryValues } from '../values';
import { errorText, wrongNow } from './useInquiryField';

const Place = styled.div`
  grid-column: 1 / -1;
`;

interface CorrectionsProps {
  formId: string;
  /** Fields that were wrong at the last attempt to send, in order. */
  fields: readonly InquiryField[];
  ref: Ref<HTMLDivElement>;
}

/**
 * What is still to be corrected. The list shrinks with every corrected field and disappears with the last. It is a
 * separate component, so that a keystroke renders only this list. Its changes are not announced.
 */
export function Corrections({ formId, fields, ref }: CorrectionsProps) {
  const words = useFormWords();
  const form = useForm<InquiryValues>();
  useFormState<InquiryValues>({ subscription: { values: true, errors: true, submitErrors: true } });
  const items = fields.flatMap((field) => {
    const key = wrongNow(form.getFieldState(field));
    return key ? [{ target: `${formId}-${field}`, text: errorText(words, key) }] : [];
  });
  if (items.length === 0) return null;
  return (
    <Place>
      <ErrorSummary
        ref={ref}
        title={words('summary.title', { count: items.length })}
        comfort={words('summary.comfort')}
        items={items}
      />
    </Place>
  );
}
