export type { StoredInquiry } from './inquiryStore';
export type { Mode } from './modes';
export { type Inbox, startInbox } from './startInbox';
