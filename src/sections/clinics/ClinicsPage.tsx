import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Wrap } from '../../components/layout/Wrap';
import { Disclaimer } from '../../components/notice/Disclaimer';
import { PageHeader } from '../../components/section/PageHeader';
import { space } from '../../theme';
import type { ClinicsListView } from '../../views/clinic';
import { ActiveFilters } from './ActiveFilters';
import { FilterBar } from './FilterBar';
import { applyFilters, isFiltered, noFilters } from './filters';
import { MoreClinics } from './MoreClinics';
import { NoResults } from './NoResults';
import { Results } from './Results';
import { useAllClinics } from './useAllClinics';
import { useClinicSearch } from './useClinicSearch';
import { useFilters } from './useFilters';

const Line = styled(Disclaimer)`
  margin-block: ${space[16]} ${space.section};
`;

/* Before the first price, not after the last. */
const Sample = styled(Disclaimer)`
  margin-top: ${space[4]};
`;

/** Our Partner Clinics (specification, section 2): country filter, specialty filter, search box, and the list. */
export function ClinicsPage({ view }: { view: ClinicsListView }) {
  const { t } = useTranslation('clinics');
  const { t: common } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { filters, change, onFieldChange } = useFilters(form);
  const { clinics, state } = useAllClinics(view);
  const search = useClinicSearch(clinics, filters.q !== '');
  const filtered = isFiltered(filters);
  const results = applyFilters(clinics, filters, search(filters.q));

  /** The pressed chip goes away with its filter, so the focus moves to what it changed: once it has, or the old count is read. */
  const changeByPress = (next: typeof filters) => {
    flushSync(() => change(next));
    status.current?.focus();
  };

  return (
    <Wrap>
      <PageHeader
        title={t('title')}
        current={common('routes.clinics')}
        lede={t('lede', { count: view.total, countries: view.countries.length })}
      >
        {view.clinics.some(({ sample }) => sample) && <Sample>{common('clinicCard.sample')}</Sample>}
      </PageHeader>
      <FilterBar ref={form} countries={view.countries} specialties={view.specialties} onFieldChange={onFieldChange} />
      <ActiveFilters
        statusRef={status}
        filters={filters}
        found={filtered ? results.length : undefined}
        total={view.total}
        state={state}
        onChange={changeByPress}
      />
      {results.length === 0 && state !== 'loading' ? (
        <NoResults onClear={() => changeByPress(noFilters)} />
      ) : (
        <Results
          results={results}
          firstPage={view.clinics.length}
          total={filtered ? results.length : view.total}
          waiting={state === 'loading'}
          activeSpecialty={filters.specialty}
          of={`${filters.country} ${filters.specialty} ${filters.q}`}
        />
      )}
      {!filtered && state !== 'complete' && <MoreClinics clinics={view.more} />}
      <Line>{common('disclaimer.clinics')}</Line>
    </Wrap>
  );
}
