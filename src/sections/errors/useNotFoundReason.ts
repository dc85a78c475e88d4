import { useEffect, useState } from 'react';
import { goTo, navigation } from '../../client/navigation';
import type { NotFoundView } from '../../data/pages';
import { describeNotFound, type NotFoundReason } from './describeNotFound';

/**
 * What is known about the missing address: nothing in the server's HTML, which is one for all addresses, and the
 * answer once the page lives. A redirect of the validation step is followed.
 */
export const useNotFoundReason = (view: NotFoundView): NotFoundReason | undefined => {
  const [answer, setAnswer] = useState<{ readonly address: string; readonly missing: NotFoundReason }>();
  // After every render: from one missing page to the next the app shows this same page.
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
