import { useSyncExternalStore } from 'react';
import { readQuery, watchQuery } from '../../../client/query';

const none = () => '';

/** Query of the address, empty on the server and during hydration. `watchOwnQuery` is for a part of one page. */
export const useQuery = (watch = watchQuery): string => useSyncExternalStore(watch, readQuery, none);
