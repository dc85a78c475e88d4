import { useTranslation } from 'react-i18next';
import { type TripLine, tripLines } from '../../../facts/tripLines';
import { as } from '../tableRoles';
import type { Column } from './comparisonRows';
import { FoldRow } from './FoldRow';

/** What the whole trip is made of, one row a line, below a line that opens them. Works without scripts. */
export function TripLines({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation('compare');
  const { t: common } = useTranslation('common');
  const amountOf = (line: TripLine, { offer }: Column): string => {
    if (!offer?.wholeTrip) return t('notStated');
    const { lines, from } = offer.wholeTrip;
    const amount = lines.find((each) => each.line === line)?.two;
    if (amount) return amount;
    return !from && (line === 'fare' || line === 'transfers') ? t('ownCar') : common('wholeTrip.included');
  };
  const used = tripLines.filter((line) =>
    columns.some(({ offer }) => offer?.wholeTrip?.lines.some((each) => each.line === line)),
  );
  if (used.length === 0) return null;
  return (
    <>
      <FoldRow columns={columns.length} title={t('madeOf')}>
        {t('ourSum')}
      </FoldRow>
      {used.map((line) => (
        <tr key={line} {...as.row} data-line="">
          <th {...as.rowHead}>{common(`wholeTrip.${line}`)}</th>
          {columns.map((column) => (
            <td key={column.clinic.id} {...as.cell} data-clinic={column.clinic.name}>
              {amountOf(line, column)}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
