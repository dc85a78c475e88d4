import { InquiryFields } from './InquiryFields';

/** The form, at hand when a page is rendered. In the browser's bundle fieldsLater.ts stands here. */
export const fieldsAtOnce: typeof InquiryFields | undefined = InquiryFields;
