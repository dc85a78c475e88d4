import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { ComparisonTable } from '../../components/clinic/comparison/ComparisonTable';
import { Disclaimer } from '../../components/site/Disclaimer';
import { BottomBar } from '../../components/ui/BottomBar';
import { PathLink } from '../../components/ui/link/PathLink';
import { QueryResults, useShownResults } from '../../components/ui/queryResults/QueryResults';
import { Container } from '../../components/ui/section/Container';
import { PageHeader } from '../../components/ui/section/PageHeader';
import { CardText } from '../../components/ui/section/Section';
import type { ClinicChoice, CompareView } from '../../data/comparison';
import { site } from '../../facts/site';
import { fontSize, lineHeight, size, space, underline } from '../../theme';
import { Actions } from './Actions';
import { AddClinic } from './AddClinic';
import { AskThem } from './AskThem';
import { addable } from './choose';
import { Failed } from './Failed';
import { LeftOut } from './LeftOut';
import { ProcedureChoice } from './ProcedureChoice';
import { Start } from './Start';
import { type ComparisonAction, StatusMessage } from './StatusMessage';
import { useComparedClinics } from './useComparedClinics';
import { useComparison } from './useComparison';

const About = styled(PathLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  text-underline-offset: ${underline.text};
`;

const Note = styled(Disclaimer)`
  margin-block: ${space[8]} ${space.section};

  @media print {
    max-width: none;
    margin-block: ${space[2]} 0;
    font-size: ${fontSize.printSmall};
    line-height: ${lineHeight.control};
  }
`;

const namesOf = (clinics: readonly ClinicChoice[]): string => clinics.map(({ name }) => name).join(', ');

/* On paper the table has a title of its own. */
const Top = styled.div<{ $aboveTable: boolean }>`
  @media print {
    ${({ $aboveTable }) => $aboveTable && 'display: none;'}
  }
`;

/* On paper the table takes the whole sheet, with the one line of the footer that it needs below it. */
const Content = styled(Container)`
  @media print {
    width: 100%;
  }
`;

/* The sheet has no room for the header: the note says whose it is. */
const SiteName = styled.b`
  display: none;

  @media print {
    display: inline;
  }
`;

const OnePage = createGlobalStyle`
  @media print {
    main ~ *,
    header {
      display: none;
    }
  }
`;

/** Clinics side by side: which ones stands in the address, which can be sent. */
export function ComparePage({ view }: { view: CompareView }) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  const { asked, isAsked, state, retry, choices, choice, change, query } = useComparison(view);
  const { procedure, clinics: chosen, leftOut } = choice;
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
    change(procedure?.id, [...chosen, clinic]);
    setEvent({ kind: 'added', name: clinic.name });
  };

  /** The pressed button goes with its clinic: the focus moves to the next one, and back again if that is undone. */
  const remove = (id: string) => {
    const place = chosen.findIndex((clinic) => clinic.id === id);
    const name = chosen[place]?.name ?? '';
    const bringBack = () => {
      flushSync(() => {
        change(procedure?.id, chosen);
        setEvent({ kind: 'added', name });
      });
      focusRemove(id);
    };
    flushSync(() => {
      change(
        procedure?.id,
        chosen.filter((clinic) => clinic.id !== id),
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

  return (
    <>
      <Content ref={content}>
        <Top $aboveTable={count > 0}>
          <PageHeader title={t('title')} lede={t('lede')} current={common('routes.compare')}>
            {procedure && count > 0 && <About path={procedure.path}>{t('about', { name: procedure.name })}</About>}
          </PageHeader>
        </Top>
        {count > 0 && <OnePage />}
        <StatusMessage event={event} loading={waiting ? t('loading') : loading} undoRef={undo} />
        <QueryResults>
          {isReady && <LeftOut leftOut={leftOut} />}
          {state === 'failed' && <Failed onRetry={retry} />}
          {files.failed.length > 0 && <Failed names={namesOf(files.failed)} onRetry={files.retry} />}
          {files.clinics.length > 0 && (
            <ComparisonTable clinics={files.clinics} procedure={procedure} onRemove={remove}>
              <ProcedureChoice
                procedures={view.procedures}
                value={procedure?.id}
                onChange={(next) => change(next, chosen)}
              />
              {addClinic}
              <Actions query={query} onCopied={(done) => setEvent({ kind: done ? 'copied' : 'notCopied' })} />
            </ComparisonTable>
          )}
          {count === 1 && <CardText>{t('alone')}</CardText>}
          {count > 0 && <AskThem count={count} query={query} />}
          {count === 0 && !waiting && <Start procedures={view.procedures}>{addClinic}</Start>}
        </QueryResults>
        <Note>
          <SiteName>{site.name}. </SiteName>
          {/* In elements: a browser that translates the page puts its own in place of each text, which React then does not find. */}
          {count > 0 && <span>{t('note')} </span>}
          {files.clinics.some(({ sample }) => sample) && <span>{common('clinicCard.sample')} </span>}
          <span>{common('disclaimer.clinics')}</span>
        </Note>
      </Content>
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
