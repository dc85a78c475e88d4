import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../../../client/loadChunk';
import { useChosenClinics } from './useChosenClinics';

/** Most visitors choose nothing, so its code comes with the first choice. A page that cannot load it has no bar. */
const ChosenBar = lazy<ComponentType>(() =>
  loadChunk(() => import('./ChosenBar')).then(
    (module) => ({ default: module.ChosenBar }),
    () => ({ default: () => null }),
  ),
);

/** The bar of the chosen clinics. Absent while none is chosen. Must be the last part of the main region. */
export function CompareBar() {
  const { clinics } = useChosenClinics();
  return (
    clinics.length > 0 && (
      <Suspense>
        <ChosenBar />
      </Suspense>
    )
  );
}
