export type { InquiryFormProps } from './form/InquiryFields';
export { InquiryForm } from './InquiryForm';
export { SubmissionToast } from './result/SubmissionToast';
