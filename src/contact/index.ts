export type { InquiryFormProps } from './fields/InquiryFields';
export { InquiryForm } from './InquiryForm';
export { SubmissionToast } from './outcome/SubmissionToast';
