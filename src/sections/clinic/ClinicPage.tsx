import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CompareBar } from '../../components/clinic/compareChoice/CompareBar';
import { usePage } from '../../components/ui/page/PageProvider';
import { Tabs } from '../../components/ui/tabs/Tabs';
import { onOtherTab } from '../../components/ui/tabs/tabShown';
import type { ClinicView } from '../../data/clinic';
import { languages } from '../../facts/locales';
import { HydrationBoundary } from '../../hydration/HydrationBoundary';
import { type ClinicTab, clinicTabs, tabFragment } from '../../routes/clinicTabs';
import { below, color, picture, radius, size, space } from '../../theme';
import { BelowPanel } from './BelowPanel';
import { ClinicBar } from './ClinicBar';
import { ClinicHead } from './ClinicHead';
import { Cover } from './Cover';
import { DestinationPanel } from './DestinationPanel';
import { ExpertsPanel } from './ExpertsPanel';
import { Inquiry } from './Inquiry';
import { LocationPanel } from './LocationPanel';
import { PricesPanel } from './PricesPanel';
import { ProfilePanel } from './ProfilePanel';
import { QualificationsPanel } from './QualificationsPanel';
import { Related } from './Related';
import { TestimonialsPanel } from './TestimonialsPanel';
import { TreatmentPanel } from './TreatmentPanel';
import { TreatmentsOffered } from './TreatmentsOffered';
import { useClinicTranslation } from './useClinicTranslation';

const panels = {
  profile: ProfilePanel,
  treatment: TreatmentPanel,
  prices: PricesPanel,
  qualifications: QualificationsPanel,
  experts: ExpertsPanel,
  testimonials: TestimonialsPanel,
  destination: DestinationPanel,
  location: LocationPanel,
} as const satisfies Record<ClinicTab, unknown>;

/* Overlaps the cover; its left edge is in line with the content of all pages. */
const PrintedClinic = styled.div`
  position: relative;
  width: min(
    100% - 2 * ${space.gutter} + 2 * ${space[7]},
    ${size.page} + 2 * ${space[7]}
  );
  margin: calc(-1 * ${picture.coverOverlap}) auto 0;
  padding: ${space[3]} ${space[7]} 0;
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${color.paper};

  ${below('stack')} {
    width: 100%;
    margin-top: calc(-1 * ${space[5]});
    padding: ${space[1]} ${space.gutter} 0;
  }

  @media print {
    width: 100%;
    margin-top: 0;
    padding: 0 ${space.gutter};
    background: none;
  }
`;

/* What ends the Profile: other tabs end with their own words. Links to it show that tab. */
const ProfileOnly = styled.div`
  ${onOtherTab}
`;

interface ClinicPageProps {
  view: ClinicView;
  /** Key Features. */
  features: ReactNode;
  /** The inquiry form, with the clinic and its country filled in. */
  form: ReactNode;
}

/** A clinic (R2.9): eight tabs, Key Features, Related Clinics, Get More Info. */
export function ClinicPage({ view, features, form }: ClinicPageProps) {
  const { language } = usePage();
  const { t } = useClinicTranslation();
  const tabs = clinicTabs.map((tab) => {
    const Content = panels[tab];
    return {
      id: tabFragment[language][tab],
      alternates: Object.fromEntries(languages.map((each) => [`data-${each}`, `#${tabFragment[each][tab]}`])),
      label: t(`tabs.${tab}`),
      content: <Content view={view} />,
    };
  });
  return (
    <>
      <Cover picture={view.cover} alt={view.coverAlt} />
      <PrintedClinic>
        <ClinicHead view={view} />
        <Tabs
          label={t('tabs.label', { name: view.name })}
          tabs={tabs}
          strip={{
            label: t('tabs.strip'),
            place: (number) => t('tabs.place', { number, count: tabs.length }),
            back: (name) => t('tabs.back', { name }),
            on: (name) => t('tabs.on', { name }),
          }}
          aside={
            <>
              <TreatmentsOffered view={view} />
              {features}
            </>
          }
          below={<BelowPanel view={view} />}
        />
        <ClinicBar view={view} />
      </PrintedClinic>
      <ProfileOnly>
        <HydrationBoundary>
          <Related view={view} />
        </HydrationBoundary>
      </ProfileOnly>
      <CompareBar />
      <ProfileOnly data-with-first-tab="">
        <Inquiry clinic={view.name} form={form} />
      </ProfileOnly>
    </>
  );
}
