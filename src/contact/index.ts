export type { InquiryFormProps } from './fields/InquiryFields';
export { InquiryForm } from './InquiryForm';
export { OutcomeElsewhere } from './outcome/OutcomeElsewhere';
