export { InquiryForm, type InquiryFormProps } from './InquiryForm';
export { OutcomeElsewhere } from './outcome/OutcomeElsewhere';
