import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../client/days';
import { ComparisonTable } from '../../components/clinic/comparison/ComparisonTable';
import { CardText } from '../../components/ui/section/Section';
import type { ClinicChoice, ComparedClinicView } from '../../data/comparison';
import { AskThem } from './AskThem';
import { Chosen } from './Chosen';
import { commonProcedures, type Procedure } from './choose';
import { Content, Next, PlanOnPaper } from './comparePageStyle';
import { NoPrices } from './NoPrices';
import { ProcedureChoice } from './ProcedureChoice';
import { plannedClinics } from './plan/plannedClinics';
import { TakeAlong } from './plan/TakeAlong';
import { YourDates } from './plan/YourDates';
import type { ComparisonAction } from './StatusMessage';

export interface ComparisonProps {
  procedures: readonly Procedure[];
  /** What the clinics are compared for. */
  procedure: Procedure | undefined;
  chosen: readonly ClinicChoice[];
  /** Those of the chosen ones that have arrived. */
  clinics: readonly ComparedClinicView[];
  date: Day | undefined;
  /** The query that holds what is shown. */
  query: string;
  add: ReactNode;
  /** What is to be said before the table. */
  children: ReactNode;
  onChange: (procedure: string | undefined, date: Day | undefined) => void;
  onRemove: (id: string) => void;
  onEvent: (event: ComparisonAction) => void;
}

/** Clinics side by side, and the plan that comes of them. Loaded with the first clinic. */
export function Comparison(props: ComparisonProps) {
  const { procedures, procedure, chosen, clinics, date, query, add, children, onChange, onRemove, onEvent } = props;
  const { t } = useTranslation('compare');
  const { length: count } = chosen;
  const common = commonProcedures(procedures, chosen);
  const planned = procedure ? plannedClinics(clinics, procedure.id) : [];
  const questions = clinics
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.procedure === procedure?.id)?.questions;
  const choose = (next: string | undefined) => onChange(next, date);
  return (
    <>
      <PlanOnPaper />
      <Content>
        <Chosen
          procedure={
            <ProcedureChoice procedures={procedures} common={common} value={procedure?.id} onChange={choose} />
          }
          clinics={chosen}
          onRemove={onRemove}
          add={add}
        />
        {children}
        {clinics.length > 0 && planned.length === 0 && (
          <NoPrices procedure={procedure} common={common} count={count} onChoose={choose} />
        )}
        {clinics.length > 0 && <ComparisonTable clinics={clinics} procedure={procedure} live />}
        {count === 1 && <CardText>{t('alone')}</CardText>}
      </Content>
      {planned.length > 0 && (
        <YourDates
          clinics={planned}
          date={date}
          onDate={(next) => onChange(procedure?.id, next)}
          onSaved={(done) => onEvent({ kind: done ? 'saved' : 'notSaved' })}
        />
      )}
      <Next>
        {procedure && planned.length > 0 && (
          <TakeAlong procedure={procedure} clinics={planned} questions={questions ?? []} />
        )}
        <AskThem count={count} query={query} onCopied={(done) => onEvent({ kind: done ? 'copied' : 'notCopied' })} />
      </Next>
    </>
  );
}
