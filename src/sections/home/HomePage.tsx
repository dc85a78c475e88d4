import type { ReactNode } from 'react';
import { Consultation } from '../../components/site/consultation/Consultation';
import { Intermediary } from '../../components/site/consultation/Intermediary';
import type { HomeView } from '../../data/pages';
import { HydrationBoundary } from '../../hydration/HydrationBoundary';
import { CareOptions } from './CareOptions';
import { Clinics } from './Clinics';
import { Hero } from './Hero';
import { Stories } from './Stories';

/** Home (R2.7): hero, care options, success stories, clinics, free consultation. */
export function HomePage({ view, form }: { view: HomeView; form: ReactNode }) {
  return (
    <>
      <Hero picture={view.hero} procedures={view.procedures} />
      <HydrationBoundary>
        <CareOptions careOptions={view.careOptions} />
      </HydrationBoundary>
      <Intermediary />
      <HydrationBoundary>
        <Stories stories={view.stories} />
      </HydrationBoundary>
      <HydrationBoundary>
        <Clinics clinics={view.clinics} map={view.map} />
      </HydrationBoundary>
      <Consultation form={form} />
    </>
  );
}
