import { useCallback, useRef } from 'react';
import { Form } from 'react-final-form';
import { usePage } from '../../components/page/PageProvider';
import type { InquirySubjects } from '../../views/inquiry';
import { isPhone } from '../phone/understandPhone';
import { useSending } from '../sending/useSending';
import { emptyValues, type InquiryValues } from '../values';
import { checkInquiry, type InquiryErrors } from './checkInquiry';
import { FieldsLayout } from './FieldsLayout';
import { honeypotOf } from './formElement';
import type { ServedForm } from './handover';
import { destinationOf, subjectsOf } from './subject';
import { useAbout } from './useAbout';

export interface InquiryFieldsProps {
  formId: string;
  about?: InquirySubjects | undefined;
  known?: InquirySubjects | undefined;
  /** The server's form, whose text this one takes over. */
  served?: ServedForm | undefined;
}

const nothing = {};

/** Connects validation and sending with the form library. */
export function InquiryFields({ formId, about: given, known, served }: InquiryFieldsProps) {
  const { language } = usePage();
  const about = useAbout(given, known);
  const send = useSending(about.about);
  const element = useRef<HTMLFormElement>(null);

  const validate = useCallback(
    (typed: Partial<InquiryValues>): InquiryErrors => {
      const values = { ...emptyValues, ...typed };
      return checkInquiry(values, (phone) => isPhone(phone, values.destination, language));
    },
    [language],
  );

  return (
    <Form<InquiryValues>
      onSubmit={(values) => send(values, element.current ? honeypotOf(element.current) : '')}
      validate={validate}
      subscription={nothing}
    >
      {({ form }) => (
        <FieldsLayout
          formId={formId}
          element={element}
          about={about}
          preset={destinationOf(subjectsOf(given))}
          recheck={() => form.setConfig('validate', validate)}
          served={served}
        />
      )}
    </Form>
  );
}
