import { type ReactNode, Suspense } from 'react';
import { useChosenClinics } from './useChosenClinics';

/** What is there while clinics are chosen. Most visitors choose none: its code comes with the first choice. */
export function WhenChosen({ children }: { children: ReactNode }) {
  const { clinics } = useChosenClinics();
  return clinics.length > 0 && <Suspense>{children}</Suspense>;
}
