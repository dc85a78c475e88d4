import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ComparisonTable } from '../../components/clinic/comparison/ComparisonTable';
import { BottomBar } from '../../components/ui/BottomBar';
import { QueryResults, useShownResults } from '../../components/ui/queryResults/QueryResults';
import { Container } from '../../components/ui/section/Container';
import { PageHeader } from '../../components/ui/section/PageHeader';
import { CardText } from '../../components/ui/section/Section';
import type { ClinicChoice, CompareView } from '../../data/comparison';
import { AddClinic } from './AddClinic';
import { AskThem } from './AskThem';
import { Chosen } from './Chosen';
import { addable, commonProcedures } from './choose';
import { Content, Next, PlanOnPaper, Top } from './comparePageStyle';
import { Failed } from './Failed';
import { LeftOut } from './LeftOut';
import { NoPrices } from './NoPrices';
import { Note } from './Note';
import { ProcedureChoice } from './ProcedureChoice';
import { plannedClinics } from './plan/plannedClinics';
import { TakeAlong } from './plan/TakeAlong';
import { YourDates } from './plan/YourDates';
import { Start } from './Start';
import { type ComparisonAction, StatusMessage } from './StatusMessage';
import { useComparedClinics } from './useComparedClinics';
import { useComparison } from './useComparison';

const namesOf = (clinics: readonly ClinicChoice[]): string => clinics.map(({ name }) => name).join(', ');

/** Clinics side by side, and the plan that comes of them. What is chosen stands in the address, which can be sent. */
export function ComparePage({ view }: { view: CompareView }) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  const { asked, isAsked, state, retry, choices, choice, change, query } = useComparison(view);
  const { procedure, clinics: chosen, date, leftOut } = choice;
  const files = useComparedClinics(chosen);
  const [event, setEvent] = useState<ComparisonAction>();
  const content = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const { length: count } = chosen;

  const focusRemove = (id: string | undefined): boolean => {
    const button = id && content.current?.querySelector<HTMLElement>(`[data-remove="${CSS.escape(id)}"]`);
    if (button) button.focus();
    return Boolean(button);
  };

  const add = (clinic: ClinicChoice) => {
    change(procedure?.id, [...chosen, clinic], date);
    setEvent({ kind: 'added', name: clinic.name });
  };

  /** The pressed button goes with its clinic: the focus moves to the next one, and back again if that is undone. */
  const remove = (id: string) => {
    const place = chosen.findIndex((clinic) => clinic.id === id);
    const name = chosen[place]?.name ?? '';
    const bringBack = () => {
      flushSync(() => {
        change(procedure?.id, chosen, date);
        setEvent({ kind: 'added', name });
      });
      focusRemove(id);
    };
    flushSync(() => {
      change(
        procedure?.id,
        chosen.filter((clinic) => clinic.id !== id),
        date,
      );
      setEvent({ kind: 'removed', name, undo: bringBack });
    });
    if (!focusRemove((chosen[place + 1] ?? chosen[place - 1])?.id)) undo.current?.focus();
  };

  const waiting = isAsked && state === 'loading';
  const loading = files.loading.length > 0 ? t('loadingOne', { names: namesOf(files.loading) }) : undefined;
  const isReady = state === 'ready';
  useShownResults(asked, state !== 'loading' && files.loading.length === 0);
  const addClinic = <AddClinic count={count} choices={isReady ? addable(choices, choice) : undefined} onAdd={add} />;
  const shared = commonProcedures(view.procedures, chosen);
  const planned = procedure ? plannedClinics(files.clinics, procedure.id) : [];
  const questions = files.clinics
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.procedure === procedure?.id)?.questions;
  const chooseProcedure = (next: string | undefined) => change(next, chosen, date);

  return (
    <>
      <div ref={content}>
        <Container>
          <Top $aboveTable={count > 0}>
            <PageHeader title={t('title')} lede={t('lede')} current={common('routes.compare')} />
          </Top>
          {count > 0 && <PlanOnPaper />}
          <StatusMessage event={event} loading={waiting ? t('loading') : loading} undoRef={undo} />
        </Container>
        <QueryResults>
          <Content>
            {count > 0 && (
              <Chosen
                procedure={
                  <ProcedureChoice
                    procedures={view.procedures}
                    common={shared}
                    value={procedure?.id}
                    onChange={chooseProcedure}
                  />
                }
                clinics={chosen}
                onRemove={remove}
                add={addClinic}
              />
            )}
            {isReady && <LeftOut leftOut={leftOut} />}
            {state === 'failed' && <Failed onRetry={retry} />}
            {files.failed.length > 0 && <Failed names={namesOf(files.failed)} onRetry={files.retry} />}
            {files.clinics.length > 0 && planned.length === 0 && (
              <NoPrices procedure={procedure} common={shared} count={count} onChoose={chooseProcedure} />
            )}
            {files.clinics.length > 0 && <ComparisonTable clinics={files.clinics} procedure={procedure} live />}
            {count === 1 && <CardText>{t('alone')}</CardText>}
            {count === 0 && !waiting && <Start procedures={view.procedures}>{addClinic}</Start>}
          </Content>
          {planned.length > 0 && (
            <YourDates
              clinics={planned}
              date={date}
              onDate={(next) => change(procedure?.id, chosen, next)}
              onSaved={(done) => setEvent({ kind: done ? 'saved' : 'notSaved' })}
            />
          )}
          {count > 0 && (
            <Next>
              {procedure && planned.length > 0 && (
                <TakeAlong procedure={procedure} clinics={planned} questions={questions ?? []} />
              )}
              <AskThem
                count={count}
                query={query}
                onCopied={(done) => setEvent({ kind: done ? 'copied' : 'notCopied' })}
              />
            </Next>
          )}
        </QueryResults>
        <Note chosen={count > 0} sample={files.clinics.some(({ sample }) => sample)} />
      </div>
      {count > 0 && (
        <BottomBar
          value={t('caption', { count })}
          label={procedure?.name ?? t('general')}
          action={{ to: 'contact', suffix: query, label: t('ask.action') }}
        />
      )}
    </>
  );
}
