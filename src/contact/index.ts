export { askAboutComparison, type Comparison } from './askAboutComparison';
export { InquiryForm, type InquiryFormProps } from './InquiryForm';
export { OutcomeElsewhere } from './outcome/OutcomeElsewhere';
