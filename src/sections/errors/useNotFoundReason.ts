import { useEffect, useState } from 'react';
import { goTo, navigation } from '../../client/navigation';
import type { NotFoundView } from '../../data/pages';
import { describeNotFound, type NotFoundReason } from './describeNotFound';

/** Why the address is missing, known after hydration: the server's HTML is the same for all. Follows a redirect. */
export const useNotFoundReason = (view: NotFoundView): NotFoundReason | undefined => {
  const [answer, setAnswer] = useState<{ readonly address: string; readonly missing: NotFoundReason }>();
  // After every render, because navigation between missing addresses shows this same page.
  useEffect(() => {
    const here = navigation.here();
    const address = here.pathname + here.search + here.hash;
    if (address === answer?.address) return;
    const missing = describeNotFound(here, view);
    if (missing.kind === 'redirect') goTo(missing.to, { replace: true });
    setAnswer({ address, missing });
  });
  return answer?.missing;
};
