import { useSyncExternalStore } from 'react';
import { readQuery, watchQuery } from '../../web/query';

const none = () => '';

/** Query of the address, `?…` or empty. Empty on the server and while the page wakes up, then what the address says. */
export const useQuery = (): string => useSyncExternalStore(watchQuery, readQuery, none);
