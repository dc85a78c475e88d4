export type { AboutCareOption, AboutClinic, InquirySubject } from './fields';
export { type HeadingLevel, InquiryForm, type InquiryFormProps } from './InquiryForm';
