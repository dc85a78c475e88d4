import type { InquiryFields } from './InquiryFields';

/** Stands in for fieldsAtOnce.ts in the browser's bundle (src/generator/webpack/leaveOut.ts). */
export const fieldsAtOnce: typeof InquiryFields | undefined = undefined;
