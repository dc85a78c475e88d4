export type { StoredInquiry } from './inquiryStore';
export type { Mode } from './receive';
export { type Inbox, startInbox } from './startInbox';
