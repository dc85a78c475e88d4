import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { usePage } from '../../components/ui/page/PageProvider';
import type { InquiryTopics } from '../../data/inquiry';
import { checkInquiry, type InquiryErrors } from '../model/checkInquiry';
import { timeouts, withTimeout } from '../model/timeouts';
import { emptyValues, type InquiryValues } from '../model/values';
import { isPhone, loadPhoneRules, phoneRules } from '../state/phoneRules';
import { useStore } from '../state/store';
import { useSending } from '../submit/useSending';
import { FieldsLayout } from './FieldsLayout';
import { honeypotOf } from './formElement';
import { useTopics } from './useTopics';

export interface InquiryFormProps {
  /** Id of the form in the document and prefix of all ids in it: unique on the page, for example `contact`. */
  formId: string;
  /** The page's own subject: a procedure or a clinic. */
  topics?: InquiryTopics | undefined;
  /** Procedures and clinics that the address may name, see `askedTopics`. It may always name a care option. */
  known?: InquiryTopics | undefined;
}

const nothing = {};

/** Connects validation and sending with the form library. */
export function InquiryFields({ formId, topics: given, known }: InquiryFormProps) {
  const { language } = usePage();
  const topics = useTopics(given, known);
  const ofClinics = topics.destination;
  const send = useSending(topics.about);
  const rules = useStore(phoneRules);

  // The form library checks again when it gets another function: the phone rules change what is valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies(rules): isPhone reads them
  const validate = useMemo(
    () =>
      (typed: Partial<InquiryValues>): InquiryErrors => {
        const values = { ...emptyValues, ...typed };
        const destination = ofClinics || values.destination;
        return checkInquiry({ ...values, destination }, (phone) => isPhone(phone, destination, language));
      },
    [language, rules, ofClinics],
  );

  const onSubmit = async (values: InquiryValues): Promise<InquiryErrors> => {
    const honeypot = honeypotOf(formId);
    await withTimeout(timeouts.phoneRulesMs, loadPhoneRules());
    const wrong = validate(values);
    return Object.keys(wrong).length > 0 ? wrong : send(values, honeypot);
  };

  return (
    <Form<InquiryValues> onSubmit={onSubmit} validate={validate} subscription={nothing}>
      {() => <FieldsLayout formId={formId} topics={topics} />}
    </Form>
  );
}
