import { useEffect, useState } from 'react';
import type { NotFoundView } from '../../views/pages';
import { goTo, navigation } from '../../web/navigation';
import { describeMissing, type Missing } from './describeMissing';

/**
 * What is known about the missing address: nothing in the server's HTML, which is one for all addresses, and the
 * answer once the page lives. A redirect of the validation step is followed.
 */
export const useMissing = (view: NotFoundView, address?: string): Missing | undefined => {
  const [missing, setMissing] = useState<Missing>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read from the window, its change is told.
  useEffect(() => {
    const found = describeMissing(navigation.here(), view);
    if (found.kind === 'redirect') goTo(found.to, { replace: true, external: found.external });
    setMissing(found);
  }, [view, address]);
  return missing;
};
