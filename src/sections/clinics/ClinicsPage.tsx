import CircleAlert from 'lucide-react/icons/circle-alert';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CompareBar } from '../../components/clinic/compareChoice/CompareBar';
import { WhereClinicsAre } from '../../components/clinic/map/WhereClinicsAre';
import { Disclaimer } from '../../components/site/Disclaimer';
import { Notice } from '../../components/ui/Notice';
import { QueryResults, useShownResults } from '../../components/ui/queryResults/QueryResults';
import { Container } from '../../components/ui/section/Container';
import { PageHeader } from '../../components/ui/section/PageHeader';
import { CardText } from '../../components/ui/section/Section';
import type { ClinicsListView } from '../../data/clinic';
import { HydrationBoundary } from '../../hydration/HydrationBoundary';
import { below, fontSize, space } from '../../theme';
import { ActiveFilters } from './ActiveFilters';
import { FilterBar } from './FilterBar';
import { applyFilters, isFiltered, noFilters, soughtProcedure } from './filters';
import { MoreClinics } from './MoreClinics';
import { NoResults } from './NoResults';
import { ProcedureLinks } from './ProcedureLinks';
import { Results } from './Results';
import { useAllClinics } from './useAllClinics';
import { useClinicSearch } from './useClinicSearch';
import { useFilters } from './useFilters';

/** Above this number a list of names is of no use. */
const mostMeant = 4;

const Line = styled(Disclaimer)`
  margin-block: ${space[8]} ${space[12]};
`;

/* On phones the list above is the one list of clinics. */
const Where = styled(WhereClinicsAre)`
  margin-top: ${space.fluid.xxl};

  ${below('phone')} {
    margin-top: ${space[6]};

    & nav:has([data-pin]) { display: none; }
  }
`;

const Order = styled(CardText)`
  margin: -${space[6]} 0 ${space[8]};

  ${below('phone')} {
    margin: 0 0 ${space[3]};
    font-size: ${fontSize.sm};
  }
`;

/* Little above the first clinic on phones. */
const Top = styled.div`
  ${below('phone')} {
    & > :last-child { padding-block: 0 ${space[4]}; }
  }
`;

/** Our Partner Clinics (R2.8): country filter, specialty filter, search box, and the list. */
export function ClinicsPage({ view }: { view: ClinicsListView }) {
  const { t } = useTranslation('clinics');
  const { t: common } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const procedures = useMemo(
    () => view.specialties.flatMap(({ key, procedures: own }) => own.map((procedure) => ({ ...procedure, key }))),
    [view.specialties],
  );
  const careOptions = useMemo(() => new Map(procedures.map(({ id, key }) => [id, key])), [procedures]);
  const { query, filters, unknownProcedure, change, onFieldChange } = useFilters(form, careOptions);
  const { clinics, state } = useAllClinics(view);
  const found = useClinicSearch(filters.q);
  useShownResults(query, state !== 'loading' && found.state !== 'loading');
  const filtered = isFiltered(filters);
  /** The procedures that the visitor seems to look for, likeliest first. */
  const meant = (filters.procedure ? [filters.procedure] : found.procedures).flatMap(
    (id) => procedures.find((each) => each.id === id) ?? [],
  );
  const meantIds = meant.map(({ id }) => id);
  const results = applyFilters(clinics, filters, found.clinics, meantIds);
  const count = filtered ? results.length : view.total;
  const nothingFound = results.length === 0 && state !== 'loading';

  /** Without results the whole map helps to go on. */
  const shownOnMap = useMemo(
    () => (filtered && results.length > 0 ? new Set(results.map(({ id }) => id)) : undefined),
    [filtered, results],
  );

  /** The pressed chip is removed with its filter, so the focus moves to the count, once that is updated. */
  const changeByPress = (next: typeof filters) => {
    flushSync(() => change(next));
    status.current?.focus();
  };

  return (
    <>
      <Container>
        <Top>
          <PageHeader title={t('title')} current={common('routes.clinics')} lede={t('lede', { count: view.total })}>
            {/* Before the first price, not after the last. */}
            {view.clinics.some(({ sample }) => sample) && (
              <Disclaimer above={space[4]}>{common('clinicCard.sample')}</Disclaimer>
            )}
          </PageHeader>
        </Top>
        {view.total > 0 && (
          <FilterBar
            ref={form}
            countries={view.countries}
            specialties={view.specialties}
            found={count}
            onFieldChange={onFieldChange}
            onAsk={(closed) => {
              // What was typed and is a procedure becomes its chip, beside which the box is free again.
              change({ ...filters, ...found.named });
              if (closed) status.current?.focus();
            }}
          />
        )}
        <QueryResults>
          <ActiveFilters
            statusRef={status}
            filters={filters}
            found={count}
            total={view.total}
            state={found.state === 'loading' ? 'loading' : state}
            procedureName={filters.procedure && meant[0]?.name}
            onChange={changeByPress}
          />
          {!nothingFound && (
            <Order>{`${t(`sort.said.${filters.sort ?? (filters.q ? 'search' : 'country')}`)} ${t('sort.unpaid')}`}</Order>
          )}
          {found.state === 'failed' && <Notice icon={CircleAlert}>{t('searchFailed')}</Notice>}
          {unknownProcedure && <Notice icon={CircleAlert}>{t('unknownProcedure')}</Notice>}
          <ProcedureLinks procedures={meant.slice(0, mostMeant)} />
          {nothingFound && view.total > 0 && <NoResults onClear={() => changeByPress(noFilters)} />}
          {!nothingFound && (
            <Results
              results={results}
              firstPage={view.clinics.length}
              total={count}
              waiting={state === 'loading'}
              sought={(clinic) => soughtProcedure(clinic, filters, meantIds)}
              priced={filters.sort === 'price' || filters.sort === 'days'}
              of={JSON.stringify(filters)}
            />
          )}
          {!filtered && state !== 'complete' && <MoreClinics clinics={view.more} />}
          <HydrationBoundary>
            <Where map={view.map} shown={shownOnMap} />
          </HydrationBoundary>
        </QueryResults>
        <Line>{common('disclaimer.clinics')}</Line>
      </Container>
      <CompareBar />
    </>
  );
}
