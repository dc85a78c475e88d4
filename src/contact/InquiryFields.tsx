import { useCallback, useRef } from 'react';
import { Form } from 'react-final-form';
import { usePage } from '../components/page/PageProvider';
import { type AboutClinic, emptyValues, type InquirySubject, type InquiryValues } from './fields';
import { honeypotOf } from './formElement';
import { InquiryFormElement } from './InquiryFormElement';
import { phoneLibrary } from './phone/load';
import { looksLikePhone, phoneCountries, readPhone } from './phone/rules';
import { checkInquiry, type InquiryErrors } from './rules';
import { useAbout } from './useAbout';
import type { ServedForm } from './useAdoptedText';
import { useDelivery } from './useDelivery';
import type { Delivery } from './visit';

export interface InquiryFieldsProps {
  formId: string;
  /** Address to which the form posts without scripts. */
  formAction: string;
  subject: InquirySubject | undefined;
  clinics: readonly AboutClinic[];
  delivery: Delivery;
  /** The server's form, of which this one takes its text, and what had the focus. */
  served?: ServedForm | undefined;
}

const nothing = {};

/** Ties rules and delivery to the form library. */
export function InquiryFields({ subject, clinics, ...rest }: InquiryFieldsProps) {
  const { language } = usePage();
  const about = useAbout(subject, clinics);
  const deliver = useDelivery(about.about);
  const element = useRef<HTMLFormElement>(null);

  const validate = useCallback(
    (typed: Partial<InquiryValues>): InquiryErrors => {
      const values = { ...emptyValues, ...typed };
      const library = phoneLibrary();
      const countries = phoneCountries(values.destination, language);
      return checkInquiry(values, (phone) =>
        library ? readPhone(library, phone, countries) !== undefined : looksLikePhone(phone),
      );
    },
    [language],
  );

  const send = (values: InquiryValues) => deliver(values, element.current ? honeypotOf(element.current) : '');

  return (
    <Form<InquiryValues> onSubmit={send} validate={validate} subscription={nothing}>
      {() => (
        <InquiryFormElement
          {...rest}
          element={element}
          about={about}
          preset={subject?.clinic?.country}
          validate={validate}
        />
      )}
    </Form>
  );
}
