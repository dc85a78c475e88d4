import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ComparedClinicView } from '../../../data/comparison';
import { compared } from '../../../facts/limits';
import { withProcedure } from '../../../routes/procedureAddress';
import { below, size, space } from '../../../theme';
import { Checkbox } from '../../ui/form/Checkbox';
import { Icon } from '../../ui/Icon';
import { PathLink } from '../../ui/link/PathLink';
import { useOfferText } from '../offer/useOfferText';
import { Answers } from './Answers';
import { agree, answerOf, columnsOf, type QuestionGroup, questionGroups } from './answers';
import { Table } from './comparisonStyle';
import { mark } from './differenceMark';
import { Head } from './headStyle';

/* The checkbox works without scripts: what all agree on goes by the styles. */
const Box = styled.div`
  &:has([data-differences]:checked) [data-agrees] {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[7]};
  align-items: end;
  padding-block: ${space[4]} ${space[5]};

  /* In the middle of the field beside it. */
  & > p {
    display: flex;
    align-items: center;
    min-height: ${size.control.usual};
    margin: 0;
  }

  ${below('form')} {
    & > div {
      flex: 1 1 100%;
    }
  }

  @media print {
    display: none;
  }
`;

/* The box, not the taller label, is in the middle of the field beside it. */
const OnlyDifferences = styled.div`
  margin-bottom: -${space[1]};
  padding-top: ${space[3]};

  & label::before {
    ${mark}
    display: inline-block;
    margin-right: ${space[2]};
  }

  @supports not selector(:has(*)) {
    display: none;
  }
`;

/* Explicit roles: `display: block` removes table semantics. */
const as = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  clinic: { role: 'columnheader', scope: 'col' },
  group: { role: 'rowheader', scope: 'rowgroup' },
  question: { role: 'rowheader', scope: 'row' },
} as const;

interface ComparisonTableProps {
  clinics: readonly ComparedClinicView[];
  /** The procedure that they are compared for; without it each stands with its main offer. */
  procedure?: { readonly id: string; readonly name: string } | undefined;
  /** Takes a clinic out; without it there are no buttons. */
  onRemove?: (id: string) => void;
  /** Stands beside the checkbox. */
  children?: ReactNode;
}

/**
 * Clinics side by side: where all give the same answer it stands once, where they differ the row is marked. Real rows and
 * columns; narrow windows, and more clinics than fit, show one answer under the other.
 */
export function ComparisonTable({ clinics, procedure, onRemove, children }: ComparisonTableProps) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  const text = useOfferText();
  const id = useId();
  const columns = columnsOf(clinics, procedure?.id);
  const count = columns.length;
  const narrow = count === compared.atMost;
  const all = count === 2 || count === 3 || count === 4 ? t(`all.${count}`) : t('all.more', { count });
  return (
    <Box>
      {(count > 1 || children) && (
        <Tools>
          {children}
          {count > 1 && (
            <OnlyDifferences>
              <Checkbox id={id} label={t('differences')} autoComplete="off" data-differences="" />
            </OnlyDifferences>
          )}
        </Tools>
      )}
      <Table {...as.table} $narrow={narrow} $stacked={count > compared.atMost} $editable={onRemove !== undefined}>
        <caption>{procedure ? t('captionFor', { count, name: procedure.name }) : t('caption', { count })}</caption>
        <thead {...as.rows}>
          <tr {...as.row}>
            <td {...as.cell} />
            {columns.map(({ clinic, offer }) => (
              <th key={clinic.id} {...as.clinic}>
                <Head $narrow={narrow}>
                  {onRemove ? (
                    <PathLink path={withProcedure(clinic.path, offer?.procedure)}>{clinic.name}</PathLink>
                  ) : (
                    <b>{clinic.name}</b>
                  )}
                  <small>
                    {clinic.city}, {common(`countries.${clinic.country}`)}
                  </small>
                  {onRemove && (
                    <button
                      type="button"
                      data-remove={clinic.id}
                      aria-label={t('remove', { name: clinic.name })}
                      onClick={() => onRemove(clinic.id)}
                    >
                      <Icon of={X} />
                    </button>
                  )}
                </Head>
              </th>
            ))}
          </tr>
        </thead>
        {(Object.keys(questionGroups) as QuestionGroup[]).map((group) => {
          const rows = questionGroups[group].map((question) => {
            const answers = columns.map((each) => answerOf(t, question, each, text));
            return { question, answers, same: agree(answers) };
          });
          return (
            <tbody key={group} {...as.rows} data-agrees={rows.every(({ same }) => same) ? '' : undefined}>
              <tr {...as.row}>
                <th {...as.group} colSpan={count + 1}>
                  {t(`groups.${group}`)}
                </th>
              </tr>
              {rows.map(({ question, answers, same }) => (
                <tr
                  key={question}
                  {...as.row}
                  data-agrees={same ? '' : undefined}
                  data-differs={same || count === 1 ? undefined : ''}
                >
                  <th {...as.question}>{t(`questions.${question}`)}</th>
                  {same ? (
                    <td {...as.cell} colSpan={count} data-all="">
                      <div>
                        <b>{all}</b>
                        <div>
                          <Answers answers={answers[0] ?? []} />
                        </div>
                      </div>
                    </td>
                  ) : (
                    columns.map(({ clinic }, index) => (
                      <td key={clinic.id} {...as.cell} data-clinic={clinic.name}>
                        <div>
                          <Answers answers={answers[index] ?? []} />
                        </div>
                      </td>
                    ))
                  )}
                </tr>
              ))}
            </tbody>
          );
        })}
      </Table>
    </Box>
  );
}
