import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { usePage } from '../../components/page/PageProvider';
import type { InquirySubjects } from '../../views/inquiry';
import { atMost, patience } from '../patience';
import { isPhone, loadPhoneRules, phoneRules } from '../phone/phoneRules';
import { useSending } from '../sending/useSending';
import { useStore } from '../store';
import { emptyValues, type InquiryValues } from '../values';
import { checkInquiry, type InquiryErrors } from './checkInquiry';
import { FieldsLayout } from './FieldsLayout';
import { honeypotOf } from './formElement';
import { useAbout } from './useAbout';

export interface InquiryFieldsProps {
  formId: string;
  about?: InquirySubjects | undefined;
  known?: InquirySubjects | undefined;
}

const nothing = {};

/** Connects validation and sending with the form library. */
export function InquiryFields({ formId, about: given, known }: InquiryFieldsProps) {
  const { language } = usePage();
  const about = useAbout(given, known);
  const send = useSending(about.about);
  const rules = useStore(phoneRules);

  // The form library checks again when it gets another function: the phone rules change what is valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies(rules): isPhone reads them
  const validate = useMemo(
    () =>
      (typed: Partial<InquiryValues>): InquiryErrors => {
        const values = { ...emptyValues, ...typed };
        return checkInquiry(values, (phone) => isPhone(phone, values.destination, language));
      },
    [language, rules],
  );

  const onSubmit = async (values: InquiryValues): Promise<InquiryErrors> => {
    const honeypot = honeypotOf(formId);
    await atMost(patience.phoneRulesMs, loadPhoneRules());
    const wrong = validate(values);
    return Object.keys(wrong).length > 0 ? wrong : send(values, honeypot);
  };

  return (
    <Form<InquiryValues> onSubmit={onSubmit} validate={validate} subscription={nothing}>
      {() => <FieldsLayout formId={formId} about={about} />}
    </Form>
  );
}
