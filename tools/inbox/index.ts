export { type Mode, modes } from './modes';
export { type Inbox, startInbox } from './startInbox';
export type { StoredMail } from './store';
