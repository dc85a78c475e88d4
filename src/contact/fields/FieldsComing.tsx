import { useEffect, useSyncExternalStore } from 'react';
import { navigation } from '../../web/navigation';
import { hasUnsent } from '../../web/unsent';
import { WriteInstead } from '../outcome/WriteInstead';
import { areFieldsLost, loadFields, watchFields } from './lateFields';

const tryAgain = async (): Promise<void> => {
  // A newer build has different files, so the page reloads, unless words typed on another page would be lost.
  if (!(await loadFields()) && !hasUnsent()) navigation.reload();
};

/** Shown instead of the fields on a page without the server's HTML, until their code has loaded. */
export function FieldsComing() {
  const lost = useSyncExternalStore(watchFields, areFieldsLost, () => false);
  useEffect(() => void loadFields(), []);
  useEffect(() => {
    if (lost) console.error('The form could not be loaded.');
  }, [lost]);
  return lost ? <WriteInstead onRetry={() => void tryAgain()} /> : null;
}
