import { useEffect, useSyncExternalStore } from 'react';
import { navigation } from '../../web/navigation';
import { hasUnsent } from '../../web/unsent';
import { WriteInstead } from '../outcome/WriteInstead';
import { areFieldsLost, loadFields, watchFields } from './lateFields';

const tryAgain = async (): Promise<void> => {
  // A newer build has other files. Not over words from another page, which would be lost.
  if (!(await loadFields()) && !hasUnsent()) navigation.reload();
};

/** In the fields' place on a page that came without the server's HTML, until their code is there. */
export function FieldsComing() {
  const lost = useSyncExternalStore(watchFields, areFieldsLost, () => false);
  useEffect(() => void loadFields(), []);
  useEffect(() => {
    if (lost) console.error('The form could not be loaded.');
  }, [lost]);
  return lost ? <WriteInstead onRetry={() => void tryAgain()} /> : null;
}
