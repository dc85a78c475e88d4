import { useSyncExternalStore } from 'react';
import { readQuery, watchQuery } from '../../../client/query';

const none = () => '';

/**
 * Query of the address, `?…` or empty. Empty on the server and during hydration, then what the address says.
 * @param watch `watchOwnQuery` for a part of one page
 */
export const useQuery = (watch = watchQuery): string => useSyncExternalStore(watch, readQuery, none);
