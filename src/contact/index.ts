export { askAboutComparison, type Comparison } from './comparison';
export { InquiryForm, type InquiryFormProps } from './InquiryForm';
export { OutcomeElsewhere } from './outcome/OutcomeElsewhere';
