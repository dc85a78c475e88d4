export type { StoredMail } from './mailStore';
export type { Mode } from './modes';
export { type Inbox, startInbox } from './startInbox';
