import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { QueryResults, useShownResults } from '../../components/ui/queryResults/QueryResults';
import { Container } from '../../components/ui/section/Container';
import { PageHeader } from '../../components/ui/section/PageHeader';
import type { ClinicChoice, CompareView } from '../../data/comparison';
import { AddClinic } from './AddClinic';
import { addable } from './choose';
import { Content, Top } from './comparePageStyle';
import { Failed } from './Failed';
import { LeftOut } from './LeftOut';
import { Note } from './Note';
import { Start } from './Start';
import { type ComparisonAction, StatusMessage } from './StatusMessage';
import { useComparedClinics } from './useComparedClinics';
import { useComparison } from './useComparison';

const namesOf = (clinics: readonly ClinicChoice[]): string => clinics.map(({ name }) => name).join(', ');

/** Clinics side by side, and the plan of the journey. The choice is in the address, which can be shared. */
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

  /** The pressed button disappears with its clinic: the focus moves to the next one, and back if that is undone. */
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
  const { Comparison } = files;
  const notices = (
    <>
      {isReady && <LeftOut leftOut={leftOut} />}
      {state === 'failed' && <Failed onRetry={retry} />}
      {files.failed.length > 0 && <Failed names={namesOf(files.failed)} onRetry={files.retry} />}
    </>
  );

  return (
    <div ref={content}>
      <Container>
        <Top $aboveTable={count > 0}>
          <PageHeader title={t('title')} lede={t('lede')} current={common('routes.compare')} />
        </Top>
        <StatusMessage event={event} loading={waiting ? t('loading') : loading} undoRef={undo} />
      </Container>
      <QueryResults>
        {count > 0 && Comparison ? (
          <Comparison
            procedures={view.procedures}
            procedure={procedure}
            chosen={chosen}
            clinics={files.clinics}
            date={date}
            query={query}
            add={addClinic}
            onChange={(next, day) => change(next, chosen, day)}
            onRemove={remove}
            onEvent={setEvent}
          >
            {notices}
          </Comparison>
        ) : (
          <Content>
            {notices}
            {count === 0 && !waiting && <Start procedures={view.procedures}>{addClinic}</Start>}
          </Content>
        )}
      </QueryResults>
      <Note chosen={count > 0} sample={files.clinics.some(({ sample }) => sample)} />
    </div>
  );
}
