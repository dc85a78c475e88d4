export type { Mode } from './modes';
export { type Inbox, startInbox } from './startInbox';
export type { StoredMail } from './store';
