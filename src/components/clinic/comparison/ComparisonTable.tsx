import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedClinicView } from '../../../data/comparison';
import { withProcedure } from '../../../routes/procedureAddress';
import { pictureSizes } from '../../../theme/pictureSizes';
import { PathLink } from '../../ui/link/PathLink';
import { Picture } from '../../ui/Picture';
import { useOfferText } from '../offer/useOfferText';
import { as } from '../tableRoles';
import { Answers } from './Answers';
import { Clamped } from './Clamped';
import { type Answer, columnsOf, isLookedUp, type Row, rowsOf } from './comparisonRows';
import { Table } from './comparisonStyle';
import { FoldRow } from './FoldRow';
import { Head } from './headStyle';
import { inShort } from './inShort';
import { SameRow } from './SameRow';
import { TripLines } from './TripLines';

/** Letters of an answer; none where it holds a link, which must stay in sight. */
const lengthOf = (answers: readonly Answer[]): number =>
  answers.some(({ checkAt }) => checkAt) ? 0 : answers.map(({ main, more = '' }) => main + more).join('').length;

interface ComparisonTableProps {
  clinics: readonly ComparedClinicView[];
  /** The procedure that they are compared for; without it there are no prices. */
  procedure?: { readonly id: string; readonly name: string } | undefined;
  /** On a page with the app: names lead to their clinics, and long answers are cut on phones. */
  live?: boolean;
}

/**
 * Clinics side by side: first where they differ, then in one row what all say alike. Real rows and columns; narrow windows,
 * and more clinics than fit, show each row's label above its answers.
 */
export function ComparisonTable({ clinics, procedure, live = false }: ComparisonTableProps) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  const text = useOfferText();
  const columns = columnsOf(clinics, procedure?.id);
  const { length: count } = columns;
  const { differing, same } = rowsOf(t, columns, text);
  const first = differing.filter((row) => !isLookedUp(t, row));
  const lookedUp = differing.filter((row) => isLookedUp(t, row));
  const withOffers = columns.some(({ offer }) => offer);
  const rowOf = ({ question, answers }: Row) => (
    <Fragment key={question}>
      <tr {...as.row}>
        <th {...as.rowHead}>{t(`questions.${question}`)}</th>
        {answers.map((answer, index) => {
          const shown = <Answers answers={answer} />;
          const { id, name } = clinics[index] ?? { id: '', name: '' };
          return (
            <td key={id} {...as.cell} data-clinic={name}>
              {live ? (
                <Clamped length={lengthOf(answer)} about={`${t(`questions.${question}`)}, ${name}`}>
                  {shown}
                </Clamped>
              ) : (
                shown
              )}
            </td>
          );
        })}
      </tr>
      {question === 'wholeTrip' && <TripLines columns={columns} />}
    </Fragment>
  );
  return (
    <Table {...as.table} $count={count}>
      <caption>{procedure ? t('captionFor', { count, name: procedure.name }) : t('caption', { count })}</caption>
      <thead {...as.rows}>
        <tr {...as.row}>
          <td {...as.cell} />
          {columns.map(({ clinic, offer }) => (
            <th key={clinic.id} {...as.column}>
              <Head>
                {clinic.picture && <Picture picture={clinic.picture} alt="" sizes={pictureSizes.comparedClinic} />}
                <div>
                  {live ? (
                    <PathLink path={withProcedure(clinic.path, offer?.procedure)}>{clinic.name}</PathLink>
                  ) : (
                    <b>{clinic.name}</b>
                  )}
                  <small>
                    {clinic.city}, {common(`countries.${clinic.country}`)}
                  </small>
                </div>
              </Head>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rows}>
        {withOffers && count > 1 && (
          <tr {...as.row}>
            <th {...as.rowHead}>{t('short.title')}</th>
            {inShort(t, columns).map((sentence, index) => (
              <td key={clinics[index]?.id} {...as.cell} data-clinic={clinics[index]?.name}>
                {sentence}
              </td>
            ))}
          </tr>
        )}
        {first.map(rowOf)}
      </tbody>
      {lookedUp.length > 0 && (
        <tbody {...as.rows} data-minor="">
          <FoldRow columns={count} title={count > 1 ? t('alsoDiffer') : `${t('more')}:`}>
            {lookedUp.map(({ question }) => t(`questions.${question}`)).join(', ')}
          </FoldRow>
          {lookedUp.map(rowOf)}
        </tbody>
      )}
      {same.length > 0 && <SameRow rows={same} count={count} />}
    </Table>
  );
}
