import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../client/loadChunk';
import { useChosenClinics } from './useChosenClinics';

/** Most visitors choose nothing: its 1 KB comes with the first choice. The header's way to the comparison stays if it cannot. */
const ChosenBar = lazy(() =>
  loadChunk(() => import('./ChosenBar')).then(
    (module) => ({ default: module.ChosenBar }),
    () => ({ default: () => null }),
  ),
);

/** The bar of what is chosen. Not there while nothing is; stands last in a page. */
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
